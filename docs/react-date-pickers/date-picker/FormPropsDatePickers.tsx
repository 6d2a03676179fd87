import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signed = dayjs('2024-05-16');

export default function FormPropsDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker label="Disabled" disabled defaultValue={signed} />
        <DatePicker label="Read-only" readOnly defaultValue={signed} />
        <DatePicker label="With a name" name="signed" defaultValue={signed} />
      </Stack>
    </LocalizationProvider>
  );
}
