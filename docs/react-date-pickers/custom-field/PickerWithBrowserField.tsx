import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import type { UseDateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

type DayFieldProps = UseDateFieldProps<Dayjs> &
  BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    DateValidationError
  >;

function DayField({ inputRef, ...props }: DayFieldProps) {
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });
  const fallbackId = React.useId();
  const id = field.id ?? fallbackId;

  return (
    <Box className={field.className} sx={{ typography: 'body2' }}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
      </label>
      <Box
        ref={field.InputProps?.ref}
        sx={{ display: 'flex', alignItems: 'center' }}
      >
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
            width: 200,
            height: 32,
            boxSizing: 'border-box',
            font: 'inherit',
          }}
        />
        {field.InputProps?.endAdornment}
      </Box>
    </Box>
  );
}

export default function PickerWithBrowserField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={dayjs('2024-05-16')}
        slots={{ field: DayField }}
      />
    </LocalizationProvider>
  );
}
