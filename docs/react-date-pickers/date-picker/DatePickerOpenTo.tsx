import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker
          label="Date of birth"
          openTo="year"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('1990-11-03')}
        />
        <DatePicker
          label="Start of the contract"
          openTo="month"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2024-07-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
