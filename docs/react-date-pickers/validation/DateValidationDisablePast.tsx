import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateValidationDisablePast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker
          label="Delivery"
          disablePast
          defaultValue={dayjs('2024-05-16')}
          slotProps={{ textField: { helperText: 'Today or later' } }}
        />
        <DateTimePicker label="Reminder" disablePast />
      </Stack>
    </LocalizationProvider>
  );
}
