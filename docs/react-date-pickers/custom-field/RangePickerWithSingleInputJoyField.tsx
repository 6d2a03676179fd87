import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  height: 40,
  padding: '0 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.text.secondary}`,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}` },
  '&[data-error=true]': { borderColor: theme.palette.error.main },
  '& input': {
    all: 'unset',
    flexGrow: 1,
    minWidth: 0,
    font: 'inherit',
    cursor: 'text',
  },
}));

type DesignInputProps = Omit<TextFieldProps, 'ref' | 'variant'>;

const DesignInput = React.forwardRef(function DesignInput(
  props: DesignInputProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { label, helperText, error, disabled, required, InputProps } = props;
  const fallbackId = React.useId();
  const id = props.id ?? fallbackId;

  return (
    <Box
      ref={ref}
      onClick={props.onClick}
      onMouseUp={props.onMouseUp}
      className={props.className}
      sx={[
        { width: '100%', typography: 'body2' },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Frame
        ref={InputProps?.ref as React.Ref<HTMLDivElement>}
        data-error={error}
      >
        {InputProps?.startAdornment}
        <input
          {...props.inputProps}
          id={id}
          name={props.name}
          value={String(props.value)}
          placeholder={props.placeholder}
          autoComplete="off"
          disabled={disabled}
          readOnly={InputProps?.readOnly}
          required={required}
          aria-invalid={error}
          aria-describedby={helperText ? `${id}-helper-text` : undefined}
          onChange={props.onChange}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {InputProps?.endAdornment}
      </Frame>
      {helperText && <div id={`${id}-helper-text`}>{helperText}</div>}
    </Box>
  );
}) as React.FC<TextFieldProps>;

export default function RangePickerWithSingleInputJoyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        label="Stay"
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        slots={{ field: SingleInputDateRangeField, textField: DesignInput }}
      />
    </LocalizationProvider>
  );
}
