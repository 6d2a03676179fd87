import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function nameOf(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('D MMM YYYY') : 'invalid date';
}

export default function LifeCycleDateRangeField() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([null, null]);
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <SingleInputDateRangeField
          label="Stay"
          value={stay}
          onChange={(next) => {
            setStay(next);
            setCalls((before) => [
              `${nameOf(next[0])} – ${nameOf(next[1])}`,
              ...before,
            ]);
          }}
        />
        <Box
          component="ol"
          reversed
          tabIndex={0}
          aria-label="Calls of onChange, the latest first"
          sx={{ m: 0, height: 120, overflow: 'auto', typography: 'body2' }}
        >
          {calls.map((call, index) => (
            <li key={calls.length - index}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
