import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const HOLIDAYS = [dayjs('2024-05-01'), dayjs('2024-05-09')];

function isDayOff(day: Dayjs) {
  const isWeekend = day.day() === 0 || day.day() === 6;
  return isWeekend || HOLIDAYS.some((holiday) => holiday.isSame(day, 'day'));
}

export default function DateValidationShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        shouldDisableDate={isDayOff}
        defaultValue={dayjs('2024-05-16')}
      />
    </LocalizationProvider>
  );
}
