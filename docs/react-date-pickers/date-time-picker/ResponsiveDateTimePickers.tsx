import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const pickup = dayjs('2024-05-16T15:30');

export default function ResponsiveDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 320 }}>
        <DateTimePicker label="DateTimePicker" defaultValue={pickup} />
        <DesktopDateTimePicker
          label="DesktopDateTimePicker"
          defaultValue={pickup}
        />
        <MobileDateTimePicker
          label="MobileDateTimePicker"
          defaultValue={pickup}
        />
        <StaticDateTimePicker
          sx={{ alignSelf: 'center' }}
          defaultValue={pickup}
        />
      </Stack>
    </LocalizationProvider>
  );
}
