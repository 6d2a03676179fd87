import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimePicker
          label="Time of the call"
          openTo="hours"
          defaultValue={dayjs('2024-05-16T15:30')}
        />
        <DateTimePicker
          label="Time of birth"
          openTo="year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={dayjs('1990-11-03T04:10')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
