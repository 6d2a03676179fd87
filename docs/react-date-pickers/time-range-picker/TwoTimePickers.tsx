import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

/** Hours and minutes only, because the date of a time says nothing. */
function minutesBetween(start: Dayjs | null, end: Dayjs | null) {
  return start?.isValid() && end?.isValid()
    ? (end.hour() - start.hour()) * 60 + end.minute() - start.minute()
    : null;
}

function textOf(minutes: number | null) {
  if (minutes === null) {
    return 'Enter both times';
  }
  return minutes > 0
    ? `Open for ${Number((minutes / 60).toFixed(2))} hours`
    : 'The end must be after the start';
}

export default function TwoTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T09:00'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-05-16T17:30'));
  const earliest = start?.isValid() ? start : undefined;
  const minutes = minutesBetween(start, end);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker label="From" value={start} onChange={setStart} />
        <TimePicker
          label="To"
          value={end}
          onChange={setEnd}
          minTime={earliest}
          referenceDate={earliest}
          slotProps={{
            textField: {
              // Without an opinion, the field keeps its own.
              error: (minutes !== null && minutes <= 0) || undefined,
              helperText: textOf(minutes),
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
