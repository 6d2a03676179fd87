import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

const COURSES = [dayjs('2024-05-16'), dayjs('2024-05-23'), dayjs('2024-06-06')];

const isNoCourse = (day: Dayjs) =>
  !COURSES.some((course) => course.isSame(day, 'day'));

type CourseFieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

function CourseField(props: CourseFieldProps) {
  const { id, label, value = null, onChange, disabled, readOnly } = props;

  return (
    <Box ref={props.InputProps?.ref} sx={{ width: 300 }}>
      <Autocomplete
        id={id}
        options={COURSES}
        value={value}
        disabled={disabled}
        readOnly={readOnly}
        getOptionLabel={(day) => day.format('D MMMM YYYY')}
        isOptionEqualToValue={(day, other) => day.isSame(other, 'day')}
        onChange={(_event, day) => onChange?.(day, { validationError: null })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            inputRef={props.inputRef}
            InputProps={{
              ...params.InputProps,
              startAdornment: props.InputProps?.startAdornment,
            }}
          />
        )}
      />
    </Box>
  );
}

export default function PickerWithAutocompleteField() {
  const [course, setCourse] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Course"
        value={course}
        onChange={setCourse}
        referenceDate={COURSES[0]}
        shouldDisableDate={isNoCourse}
        slots={{ field: CourseField }}
        slotProps={{ inputAdornment: { position: 'start' } }}
      />
    </LocalizationProvider>
  );
}
