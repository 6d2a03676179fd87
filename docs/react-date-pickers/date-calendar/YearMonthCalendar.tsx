import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const report = dayjs('2024-05-16');

export default function YearMonthCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2} sx={{ width: 320 }}>
        <Box role="group" aria-label="Month of the report">
          <MonthCalendar defaultValue={report} />
        </Box>
        <Box role="group" aria-label="Year of the report">
          <YearCalendar
            defaultValue={report}
            minDate={dayjs('2019-01-01')}
            maxDate={dayjs('2027-12-31')}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
