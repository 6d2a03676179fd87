import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

/** A shift that ends before it starts goes on after midnight. */
function hoursBetween(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return null;
  }
  const minutes =
    (end.hour() - start.hour()) * 60 + end.minute() - start.minute();
  return (minutes < 0 ? minutes + 24 * 60 : minutes) / 60;
}

export default function TimeFieldValue() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T22:00'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-05-16T06:30'));
  const hours = hoursBetween(start, end);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimeField label="Start" value={start} onChange={setStart} />
        <TimeField label="End" value={end} onChange={setEnd} />
        <Typography variant="body2" role="status" noWrap>
          {hours === null
            ? 'Enter both times'
            : `Shift of ${Number(hours.toFixed(2))} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
