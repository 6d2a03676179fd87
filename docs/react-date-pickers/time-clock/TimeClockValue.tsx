import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockValue() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T06:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <Typography>
          {alarm ? `Alarm at ${alarm.format('h:mm A')}` : 'No alarm'}
        </Typography>
        <TimeClock
          sx={{ width: 268 }}
          showViewSwitcher
          value={alarm}
          onChange={setAlarm}
        />
      </Stack>
    </LocalizationProvider>
  );
}
