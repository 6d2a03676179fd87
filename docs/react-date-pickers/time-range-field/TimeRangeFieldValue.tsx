import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro';

function lengthOf([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Enter a start and a later end';
  }
  const hours = end.diff(start, 'minute') / 60;
  return `Open for ${Number(hours.toFixed(2))} hours`;
}

export default function TimeRangeFieldValue() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16T09:00'),
    dayjs('2024-05-16T17:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <SingleInputTimeRangeField
          label="Opening hours"
          value={hours}
          onChange={setHours}
        />
        <Typography variant="body2" noWrap>
          {lengthOf(hours)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
