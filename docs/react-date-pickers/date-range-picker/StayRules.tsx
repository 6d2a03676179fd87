import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const soldNights = [dayjs('2024-05-22'), dayjs('2024-05-29')];

const isSold = (day: Dayjs) =>
  soldNights.some((night) => night.isSame(day, 'day'));

function problemOf(start: Dayjs, end: Dayjs) {
  const nights = end.diff(start, 'day');
  if (nights < 2 || nights > 5) {
    return 'A stay has 2 to 5 nights.';
  }
  return soldNights.some(
    (night) => !night.isBefore(start, 'day') && night.isBefore(end, 'day'),
  )
    ? 'A night in between is sold.'
    : null;
}

function messageOf([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Choose both days.';
  }
  return problemOf(start, end) ?? `${end.diff(start, 'day')} nights`;
}

export default function StayRules() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16'),
    dayjs('2024-05-20'),
  ]);
  const [start] = stay;

  const shouldDisableDate = (day: Dayjs, position: 'start' | 'end') => {
    if (
      position === 'start' ||
      !start?.isValid() ||
      day.isBefore(start, 'day')
    ) {
      return isSold(day);
    }
    return problemOf(start, day) !== null;
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          calendars={1}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          value={stay}
          onChange={setStay}
          shouldDisableDate={shouldDisableDate}
        />
        <Typography variant="body2" role="status" noWrap>
          {messageOf(stay)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
