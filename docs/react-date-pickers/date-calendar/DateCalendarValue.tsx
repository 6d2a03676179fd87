import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarValue() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ width: 320, minWidth: 320 }}>
        <DateCalendar value={visit} onChange={setVisit} />
        <Typography variant="body2" role="status" noWrap>
          Visit on {visit ? visit.format('dddd, D MMMM YYYY') : 'no day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
