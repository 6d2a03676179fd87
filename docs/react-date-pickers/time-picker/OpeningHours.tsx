import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const MESSAGES: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  invalidDate: 'Enter a whole time',
  minTime: 'We open at 9:00 AM',
  maxTime: 'The last table is at 9:00 PM',
  minutesStep: 'Tables begin every 15 minutes',
  'shouldDisableTime-hours': 'The kitchen is closed from 2 to 5 PM',
};

/** Closed in the afternoon, whatever the day of the value is. */
function isClosed(time: Dayjs, view: string) {
  return view === 'hours' && time.hour() >= 14 && time.hour() < 17;
}

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 300 }}>
        <TimePicker
          label="Table"
          defaultValue={dayjs('2024-05-16T19:30')}
          minTime={dayjs('2024-05-16T09:00')}
          maxTime={dayjs('2024-05-16T21:00')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          shouldDisableTime={isClosed}
          onError={setError}
          slotProps={{
            textField: {
              helperText:
                (error && MESSAGES[error]) ?? 'Every day, 9 AM to 9 PM',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
