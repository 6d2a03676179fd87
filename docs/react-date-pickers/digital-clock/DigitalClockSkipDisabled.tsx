import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const opening = dayjs('2024-05-16T09:00');
const closing = dayjs('2024-05-16T17:30');

export default function DigitalClockSkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="center">
        <DigitalClock
          skipDisabled
          minTime={opening}
          maxTime={closing}
          defaultValue={dayjs('2024-05-16T12:00')}
        />
        <MultiSectionDigitalClock
          skipDisabled
          ampm={false}
          minTime={opening}
          maxTime={closing}
          defaultValue={dayjs('2024-05-16T12:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
