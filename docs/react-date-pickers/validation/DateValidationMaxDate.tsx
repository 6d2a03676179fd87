import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateValidationMaxDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        maxDate={dayjs('2024-05-31')}
        defaultValue={dayjs('2024-05-16')}
        slotProps={{ textField: { helperText: '31 May 2024 or earlier' } }}
      />
    </LocalizationProvider>
  );
}
