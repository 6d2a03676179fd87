import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { UseSingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

type StayFieldProps = UseSingleInputDateRangeFieldProps<Dayjs> &
  BaseSingleInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    DateRangeValidationError
  >;

type StayFieldComponent = React.FC<StayFieldProps> & { fieldType?: string };

const StayField = React.forwardRef(function StayField(
  { inputRef, ...props }: StayFieldProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const field = useSingleInputDateRangeField<Dayjs, typeof props>({
    props,
    inputRef,
  });
  const fallbackId = React.useId();
  const id = field.id ?? fallbackId;

  return (
    <Box ref={ref} className={field.className} sx={{ typography: 'body2' }}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
      </label>
      <Box ref={field.InputProps?.ref}>
        <input
          {...field.inputProps}
          ref={field.ref}
          id={id}
          name={field.name}
          value={field.value}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          autoComplete="off"
          disabled={field.disabled}
          readOnly={field.readOnly}
          aria-invalid={field.error}
          onChange={field.onChange}
          onClick={field.onClick}
          onMouseUp={field.onMouseUp}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onKeyDown={field.onKeyDown}
          onPaste={field.onPaste}
          style={{
            width: 240,
            height: 32,
            boxSizing: 'border-box',
            font: 'inherit',
          }}
        />
      </Box>
    </Box>
  );
}) as StayFieldComponent;

StayField.fieldType = 'single-input';

export default function RangePickerWithSingleInputBrowserField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        label="Stay"
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        slots={{ field: StayField }}
      />
    </LocalizationProvider>
  );
}
