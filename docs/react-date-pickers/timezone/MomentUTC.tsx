// moment only: it is about UTC in Moment.js
import * as React from 'react';
import moment, { type Moment } from 'moment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentUTC() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.utc('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimePicker
          label="Departure, UTC"
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
