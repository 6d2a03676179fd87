import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const checkIn = dayjs('2024-05-16');

export default function ResponsivePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker label="Depends on the device" defaultValue={checkIn} />
        <DesktopDatePicker label="Always desktop" defaultValue={checkIn} />
        <MobileDatePicker label="Always mobile" defaultValue={checkIn} />
      </Stack>
    </LocalizationProvider>
  );
}
