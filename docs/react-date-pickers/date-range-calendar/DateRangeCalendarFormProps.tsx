import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];

export default function DateRangeCalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ width: 320 }}>
        <Typography variant="subtitle2" component="p">
          Disabled
        </Typography>
        <DateRangeCalendar calendars={1} disabled defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          Read-only
        </Typography>
        <DateRangeCalendar calendars={1} readOnly defaultValue={stay} />
      </Stack>
    </LocalizationProvider>
  );
}
