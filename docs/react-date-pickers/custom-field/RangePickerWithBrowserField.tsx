import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseMultiInputFieldProps,
  DateRange,
  DateRangeValidationError,
  MultiInputFieldSlotTextFieldProps,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputDateRangeField as useMultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { UseMultiInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

type StayFieldProps = UseMultiInputDateRangeFieldProps<Dayjs> &
  BaseMultiInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    DateRangeValidationError
  >;

type InputProps = MultiInputFieldSlotTextFieldProps & { name?: string };

// A slot's props are an object, or a function of the owner's state.
function resolve<Props extends object>(slotProps: unknown, state: object) {
  return (
    typeof slotProps === 'function' ? slotProps(state) : (slotProps ?? {})
  ) as Props;
}

const StayField = React.forwardRef(function StayField(
  { slotProps, ...sharedProps }: StayFieldProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { textField } = slotProps ?? {};
  const start = resolve<InputProps>(textField, { position: 'start' });
  const end = resolve<InputProps>(textField, { position: 'end' });
  const root = resolve<React.DOMAttributes<Element>>(slotProps?.root, {});
  const { startDate, endDate } = useMultiInputDateRangeField<Dayjs, InputProps>(
    {
      sharedProps,
      startTextFieldProps: start,
      endTextFieldProps: end,
      startInputRef: start.inputRef,
      endInputRef: end.inputRef,
    },
  );
  const id = React.useId();

  return (
    <Stack
      ref={ref}
      className={sharedProps.className}
      onBlur={root.onBlur}
      direction="row"
      spacing={2}
    >
      {[startDate, endDate].map((field, index) => (
        <Box
          key={index}
          ref={field.InputProps?.ref}
          sx={{ typography: 'body2' }}
        >
          <label htmlFor={`${id}-${index}`}>{field.label}</label>
          <br />
          <input
            ref={field.ref}
            id={`${id}-${index}`}
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
            style={{ width: 120, height: 32, font: 'inherit' }}
          />
        </Box>
      ))}
    </Stack>
  );
});

export default function RangePickerWithBrowserField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        slots={{ field: StayField }}
      />
    </LocalizationProvider>
  );
}
