import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const alarm = dayjs('2024-05-16T06:45');

export default function TimePickerViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimePicker
          label="Analog clock"
          defaultValue={alarm}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <TimePicker
          label="Hours in a clock, minutes typed"
          defaultValue={alarm}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: null,
            seconds: null,
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
