import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2024-05-16T09:30');

export default function ResponsiveTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 320 }}>
        <TimePicker label="TimePicker" defaultValue={start} />
        <DesktopTimePicker label="DesktopTimePicker" defaultValue={start} />
        <MobileTimePicker label="MobileTimePicker" defaultValue={start} />
        <StaticTimePicker sx={{ alignSelf: 'center' }} defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
