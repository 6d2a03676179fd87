import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeValidationMinDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Return of the car"
        minDateTime={dayjs('2024-05-16T09:00')}
        defaultValue={dayjs('2024-05-18T10:30')}
        slotProps={{ textField: { helperText: '16 May, 9 a.m. or later' } }}
      />
    </LocalizationProvider>
  );
}
