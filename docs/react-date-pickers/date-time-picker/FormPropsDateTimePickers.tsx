import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const delivered = dayjs('2024-05-16T15:30');

export default function FormPropsDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimePicker label="Disabled" disabled defaultValue={delivered} />
        <DateTimePicker label="Read-only" readOnly defaultValue={delivered} />
        <DateTimePicker
          label="With a name"
          name="delivered"
          defaultValue={delivered}
        />
      </Stack>
    </LocalizationProvider>
  );
}
