import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function MultiInputFieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        sx={{ width: '100%', maxWidth: 400 }}
        slotProps={{
          textField: ({ position }) => ({
            helperText: position === 'start' ? 'From 3 p.m.' : 'Until 11 a.m.',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
