// dayjs only: time zones need plugins of Day.js
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONES = [
  'UTC',
  'system',
  'default',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
];

export default function TimezonePlayground() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TextField
          select
          label="timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {ZONES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="What users see"
          timezone={zone}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" noWrap role="status">
          {value?.isValid() ? `onChange: ${value.format()}` : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
