import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = dayjs('2024-05-16');

export default function DateCalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ width: 320, minWidth: 320 }}>
        <Typography variant="subtitle2" component="p">
          Disabled
        </Typography>
        <DateCalendar disabled defaultValue={booked} />
        <Typography variant="subtitle2" component="p">
          Read-only
        </Typography>
        <DateCalendar readOnly defaultValue={booked} />
      </Stack>
    </LocalizationProvider>
  );
}
