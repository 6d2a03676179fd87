import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// No one arrives on a Sunday, and no one leaves on a Saturday.
function isClosed(day: Dayjs, position: string) {
  return position === 'start' ? day.day() === 0 : day.day() === 6;
}

export default function DateRangeValidationShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        calendars={1}
        shouldDisableDate={isClosed}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-19')]}
        slots={{ field: SingleInputDateRangeField }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
