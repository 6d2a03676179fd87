import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The fair is held every second year.
const isYearWithoutFair = (year: Dayjs) => year.year() % 2 === 1;

export default function DateValidationShouldDisableYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        openTo="year"
        shouldDisableYear={isYearWithoutFair}
        defaultValue={dayjs('2024-05-16')}
      />
    </LocalizationProvider>
  );
}
