import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const time = dayjs('2024-05-16T09:30:15');

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimePicker
          label="Hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
        <TimePicker label="Hours" views={['hours']} defaultValue={time} />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
