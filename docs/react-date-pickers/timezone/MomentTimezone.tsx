// moment only: it uses moment-timezone
import * as React from 'react';
import moment, { type Moment } from 'moment-timezone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentTimezone() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.tz('2024-05-16T11:30', 'America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimePicker
          label="Departure, New York time"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" noWrap>
          {value?.isValid() ? value.format() : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
