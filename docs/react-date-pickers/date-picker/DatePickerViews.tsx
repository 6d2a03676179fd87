import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2024-05-16');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker
          label="Year, month, day"
          views={['year', 'month', 'day']}
          defaultValue={start}
        />
        <DatePicker
          label="Month and year"
          views={['month', 'year']}
          defaultValue={start}
        />
        <DatePicker label="Year" views={['year']} defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
