import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isClosed = (day: Dayjs) => day.day() === 0 || day.day() === 1;

export default function ValidationBehaviorView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        minDate={dayjs('2024-05-08')}
        shouldDisableDate={isClosed}
        defaultValue={dayjs('2024-05-16')}
      />
    </LocalizationProvider>
  );
}
