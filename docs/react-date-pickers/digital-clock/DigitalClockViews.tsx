import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const time = dayjs('2024-05-16T09:30:15');

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="center">
        <MultiSectionDigitalClock
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={time}
        />
        <MultiSectionDigitalClock views={['hours']} defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
