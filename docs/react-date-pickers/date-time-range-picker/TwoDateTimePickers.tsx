import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const LONGEST = 7;

function messageOf(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return `Up to ${LONGEST} days`;
    case 'minDate':
    case 'minTime':
      return 'The return is before the pick-up';
    case 'maxDate':
    case 'maxTime':
      return `A rental has at most ${LONGEST} days`;
    default:
      return 'Enter a whole date with a time';
  }
}

export default function TwoDateTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T09:00'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-05-18T17:30'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const known = start?.isValid() ? start : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker label="Pick-up" value={start} onChange={setStart} />
        <DateTimePicker
          label="Return"
          value={end}
          onChange={setEnd}
          minDateTime={known}
          maxDateTime={known?.add(LONGEST, 'day')}
          referenceDate={known}
          onError={setError}
          slotProps={{ textField: { helperText: messageOf(error) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
