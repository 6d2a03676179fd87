import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

function inWords([start, end]: DateRange<Dayjs>) {
  if (start && end) {
    return `${end.diff(start, 'day') + 1} days of vacation`;
  }
  return 'Choose the last day';
}

export default function DateRangeCalendarValue() {
  const [vacation, setVacation] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16'),
    dayjs('2024-05-20'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ width: 320 }}>
        <DateRangeCalendar
          calendars={1}
          value={vacation}
          onChange={setVacation}
        />
        <Typography variant="body2" role="status" noWrap>
          {inWords(vacation)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
