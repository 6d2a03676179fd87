import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2024-05-16T10:00');

export default function DigitalClockTimeStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="center">
        <DigitalClock timeStep={60} defaultValue={start} />
        <MultiSectionDigitalClock
          timeSteps={{ hours: 2, minutes: 15 }}
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
