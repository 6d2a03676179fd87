import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];

export default function DateRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          calendars={1}
          localeText={{ start: 'One month', end: 'Until' }}
          defaultValue={stay}
        />
        <DateRangePicker
          calendars={2}
          localeText={{ start: 'Two months', end: 'Until' }}
          defaultValue={stay}
        />
        <DateRangePicker
          calendars={3}
          localeText={{ start: 'Three months', end: 'Until' }}
          defaultValue={stay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
