// dayjs only: it uses the plugins for time zones
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUTCButDisplayOtherTimezone() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimePicker
          label="Meeting, Tokyo time"
          timezone="Asia/Tokyo"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" noWrap>
          {value?.isValid() ? value.toISOString() : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
