import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2024-05-16T15:30');

export default function AmPMCustomization() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <TimePicker label="As in the locale" defaultValue={departure} />
        <TimePicker label="12 hours" ampm defaultValue={departure} />
        <TimePicker label="24 hours" ampm={false} defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
