import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const dinner = dayjs('2024-05-16T19:30');

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Typography variant="body2">ampm ampmInClock</Typography>
        <TimeClock sx={{ width: 268 }} ampm ampmInClock defaultValue={dinner} />
        <Typography variant="body2">ampm=&#123;false&#125;</Typography>
        <TimeClock sx={{ width: 268 }} ampm={false} defaultValue={dinner} />
      </Stack>
    </LocalizationProvider>
  );
}
