import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateValidationMinDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        minDate={dayjs('2024-05-10')}
        defaultValue={dayjs('2024-05-16')}
        slotProps={{ textField: { helperText: '10 May 2024 or later' } }}
      />
    </LocalizationProvider>
  );
}
