import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const release = dayjs('2024-05-16T18:00');
const opening: [Dayjs, Dayjs] = [
  dayjs('2024-05-16T22:00'),
  dayjs('2024-05-17T04:30'),
];

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter a whole date with a time',
  invalidRange: 'The end is before the start',
  minDate: 'Not before the release, 16 May, 6 PM',
  minTime: 'Not before the release, 16 May, 6 PM',
};

export default function MaintenanceWindow() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 300 }}>
        <MultiInputDateTimeRangeField
          direction="column"
          spacing={2}
          defaultValue={opening}
          minDateTime={release}
          onError={setErrors}
          slotProps={{
            separator: { sx: { display: 'none' } },
            textField: ({ position }) => {
              const error = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Offline from' : 'Offline until',
                helperText: error ? (MESSAGES[error] ?? error) : ' ',
              };
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
