// luxon only: it is about the zones of Luxon
import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LuxonTimezone() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2024-05-16T11:30', { zone: 'America/New_York' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimePicker
          label="Departure, New York time"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" noWrap>
          {value?.isValid ? value.toISO() : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
