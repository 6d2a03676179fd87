import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2024-05-16T15:30:20');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimePicker
          label="With months and seconds"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={start}
        />
        <DateTimePicker
          label="Without minutes"
          views={['year', 'day', 'hours']}
          defaultValue={start}
        />
        <DateTimePicker
          label="Without a year"
          views={['month', 'day', 'hours', 'minutes']}
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
