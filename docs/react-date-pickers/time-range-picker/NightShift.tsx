import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

/** The length in minutes: an end at or before the start is on the next day. */
function lengthOf(start: Dayjs, end: Dayjs) {
  const minutes =
    (end.hour() - start.hour()) * 60 + end.minute() - start.minute();
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

function textOf(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times';
  }
  const minutes = lengthOf(start, end);
  const startsAt = start.hour() * 60 + start.minute();
  const day = startsAt + minutes >= 24 * 60 ? 'ends the next day' : 'same day';
  return `${Number((minutes / 60).toFixed(2))} hours, ${day}`;
}

export default function NightShift() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T22:00'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-05-16T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <TimePicker label="Start" value={start} onChange={setStart} />
        <TimePicker label="End" value={end} onChange={setEnd} />
        <Typography variant="body2" role="status" noWrap>
          {textOf(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
