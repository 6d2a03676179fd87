import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeValidationMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Return of the car"
        maxDateTime={dayjs('2024-05-20T18:00')}
        defaultValue={dayjs('2024-05-18T10:30')}
        slotProps={{ textField: { helperText: '20 May, 6 p.m. or earlier' } }}
      />
    </LocalizationProvider>
  );
}
