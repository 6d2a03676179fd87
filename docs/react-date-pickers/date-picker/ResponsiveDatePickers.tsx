import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const checkIn = dayjs('2024-05-16');

export default function ResponsiveDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 320 }}>
        <DatePicker label="DatePicker" defaultValue={checkIn} />
        <DesktopDatePicker label="DesktopDatePicker" defaultValue={checkIn} />
        <MobileDatePicker label="MobileDatePicker" defaultValue={checkIn} />
        <StaticDatePicker sx={{ alignSelf: 'center' }} defaultValue={checkIn} />
      </Stack>
    </LocalizationProvider>
  );
}
