import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

function inWords([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Choose both days';
  }
  return `${end.diff(start, 'day')} nights`;
}

export default function DateRangePickerValue() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16'),
    dayjs('2024-05-20'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          localeText={{ start: 'Course from', end: 'Course to' }}
          defaultValue={[dayjs('2024-05-06'), null]}
        />
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          value={stay}
          onChange={setStay}
        />
        <Typography variant="body2" role="status" noWrap>
          {inWords(stay)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
