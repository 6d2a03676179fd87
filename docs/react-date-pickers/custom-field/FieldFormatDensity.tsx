import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldFormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker label="Dense" defaultValue={dayjs('2024-05-16')} />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={dayjs('2024-05-16')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
