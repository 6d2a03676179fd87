import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimePicker
          label="Hours first"
          defaultValue={dayjs('2024-05-16T09:30')}
        />
        <TimePicker
          label="Minutes first"
          openTo="minutes"
          defaultValue={dayjs('2024-05-16T09:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
