import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const alarm = dayjs('2024-05-16T06:45');

export default function TimeClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Typography variant="body2">disabled</Typography>
        <TimeClock sx={{ width: 268 }} disabled defaultValue={alarm} />
        <Typography variant="body2">readOnly</Typography>
        <TimeClock sx={{ width: 268 }} readOnly defaultValue={alarm} />
      </Stack>
    </LocalizationProvider>
  );
}
