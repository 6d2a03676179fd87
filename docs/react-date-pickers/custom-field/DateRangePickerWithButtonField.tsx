import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';

type ButtonFieldProps = BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  DateRangeValidationError
> & { onClick?: React.MouseEventHandler };

type ButtonFieldComponent = React.FC<ButtonFieldProps> & {
  fieldType?: string;
};

const day = (date: Dayjs | null) => date?.format('D MMM') ?? '…';

const ButtonField = React.forwardRef(function ButtonField(
  props: ButtonFieldProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { label, value, disabled, className, onClick } = props;
  // The picker gives its own id to the title of the dialog too.
  const id = React.useId();
  const [from, to] = value ?? [null, null];

  return (
    <Box ref={ref} className={className} sx={{ typography: 'body2' }}>
      <span id={`${id}-label`}>{label}</span>
      <Button
        id={id}
        fullWidth
        variant="outlined"
        startIcon={<DateRangeIcon />}
        disabled={disabled}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {from ? `${day(from)} – ${day(to)}` : 'Choose your stay'}
      </Button>
    </Box>
  );
}) as ButtonFieldComponent;

ButtonField.fieldType = 'single-input';

export default function DateRangePickerWithButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 300 }}>
        <MobileDateRangePicker
          label="Stay"
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
          slots={{ field: ButtonField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
