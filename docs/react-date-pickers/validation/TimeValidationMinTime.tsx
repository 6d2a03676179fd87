import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeValidationMinTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        minTime={dayjs('2024-05-16T09:00')}
        defaultValue={dayjs('2024-05-16T10:30')}
        slotProps={{ textField: { helperText: '9 a.m. or later' } }}
      />
    </LocalizationProvider>
  );
}
