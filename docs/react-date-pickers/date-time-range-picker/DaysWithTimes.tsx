import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

/** The time of one date object on the day of another one. */
function momentOf(day: Dayjs | null, time: Dayjs | null) {
  return day?.isValid() && time?.isValid()
    ? day.startOf('day').hour(time.hour()).minute(time.minute())
    : null;
}

function messageOf(start: Dayjs | null, end: Dayjs | null) {
  if (!start || !end) {
    return 'Choose both days and times';
  }
  return start.isBefore(end)
    ? `${Number((end.diff(start, 'minute') / 60).toFixed(2))} hours`
    : 'The end is not after the start';
}

export default function DaysWithTimes() {
  const [days, setDays] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16'),
    dayjs('2024-05-18'),
  ]);
  const [from, setFrom] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T09:00'),
  );
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-05-16T17:30'));

  const start = momentOf(days[0], from);
  const end = momentOf(days[1], to);
  const isOneDay = start && end?.isSame(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateRangePicker
          label="Days"
          slots={{ field: SingleInputDateRangeField }}
          value={days}
          onChange={setDays}
        />
        <TimePicker label="From" value={from} onChange={setFrom} />
        <TimePicker
          label="Until"
          value={to}
          onChange={setTo}
          minTime={isOneDay ? start : undefined}
        />
        <Typography variant="body2" role="status" noWrap>
          {messageOf(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
