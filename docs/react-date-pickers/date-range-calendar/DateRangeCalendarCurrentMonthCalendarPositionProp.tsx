import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

const period: DateRange<Dayjs> = [dayjs('2024-05-06'), dayjs('2024-05-16')];

export default function DateRangeCalendarCurrentMonthCalendarPositionProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', height: 385, overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={2}
          currentMonthCalendarPosition={2}
          disableAutoMonthSwitching
          maxDate={dayjs('2024-05-16')}
          defaultValue={period}
        />
      </Box>
    </LocalizationProvider>
  );
}
