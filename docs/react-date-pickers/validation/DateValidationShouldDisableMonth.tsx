import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// July and August
const isSummerBreak = (month: Dayjs) =>
  month.month() === 6 || month.month() === 7;

export default function DateValidationShouldDisableMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        shouldDisableMonth={isSummerBreak}
        defaultValue={dayjs('2024-05-16')}
      />
    </LocalizationProvider>
  );
}
