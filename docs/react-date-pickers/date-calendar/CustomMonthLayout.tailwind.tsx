import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomMonthLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        defaultValue={dayjs('2024-05-16')}
        className="rounded-xl border border-solid border-black/12 dark:border-white/12 [&_.MuiPickersDay-dayOutsideMonth]:italic"
      />
    </LocalizationProvider>
  );
}
