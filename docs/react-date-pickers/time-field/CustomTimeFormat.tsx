import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const time = dayjs('2024-05-16T15:08:42');

export default function CustomTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimeField label="24 hours" format="HH:mm" defaultValue={time} />
        <TimeField label="AM and PM" format="hh:mm A" defaultValue={time} />
        <TimeField label="Seconds" format="HH:mm:ss" defaultValue={time} />
        <TimeField label="Minutes" format="mm:ss" defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
