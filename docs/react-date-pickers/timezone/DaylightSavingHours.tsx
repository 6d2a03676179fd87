// dayjs only: time zones need plugins of Day.js
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'America/New_York';
const withZone = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'long',
  hourCycle: 'h23',
});
const clock = (value: Dayjs) => value.tz(ZONE).format('HH:mm');

export default function DaylightSavingHours() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2024-11-03T05:30'),
  );
  const known = value?.isValid() ? value : null;
  const before = known?.subtract(1, 'hour');
  const after = known?.add(1, 'hour');
  const isFirst = known && after && clock(after) === clock(known);
  const isSecond = known && before && clock(before) === clock(known);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimeField
          label="Backup, New York time"
          ampm={false}
          timezone={ZONE}
          value={value}
          onChange={setValue}
          helperText={
            known ? withZone.format(known.toDate()) : 'Type a time that exists'
          }
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which of the two hours"
          disabled={!isFirst && !isSecond}
          value={isSecond ? 'second' : 'first'}
          onChange={(_event, next: string | null) =>
            next && setValue((isSecond ? before : after) ?? null)
          }
        >
          <ToggleButton value="first">Before</ToggleButton>
          <ToggleButton value="second">After</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
