import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro';

/** Moves the end to the day of the start, or to the next day. */
function withNextDay([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

function textOf([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid()
    ? `${Number((end.diff(start, 'minute') / 60).toFixed(2))} hours`
    : 'Enter both times';
}

export default function OvernightField() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16T22:00'),
    dayjs('2024-05-17T06:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Shift"
          value={shift}
          onChange={(value) => setShift(withNextDay(value))}
          helperText={textOf(shift)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
