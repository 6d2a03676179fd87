import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const birthday = dayjs('1990-11-03');

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ width: 320, minWidth: 320 }}>
        <Typography variant="subtitle2" component="p">
          Year, month and day
        </Typography>
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="month"
          sx={{ minWidth: 320 }}
          defaultValue={birthday}
        />
        <Typography variant="subtitle2" component="p">
          Only the day
        </Typography>
        <DateCalendar views={['day']} defaultValue={birthday} />
      </Stack>
    </LocalizationProvider>
  );
}
