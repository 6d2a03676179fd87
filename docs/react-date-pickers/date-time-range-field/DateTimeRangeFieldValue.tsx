import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro';

function lengthOf([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Enter a start and a later end';
  }
  return `Offline for ${end.diff(start, 'minute')} minutes`;
}

export default function DateTimeRangeFieldValue() {
  const [window, setWindow] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16T22:00'),
    dayjs('2024-05-17T04:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateTimeRangeField
          fullWidth
          label="Maintenance"
          value={window}
          onChange={setWindow}
        />
        <Typography variant="body2" noWrap>
          {lengthOf(window)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
