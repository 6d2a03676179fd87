import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const MESSAGES: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Complete the date.',
  minDate: 'The shop opens on 16 May 2024.',
  maxDate: 'Choose a day in 2024.',
};

export default function RenderErrorUnderField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick-up"
        minDate={dayjs('2024-05-16')}
        maxDate={dayjs('2024-12-31')}
        defaultValue={dayjs('2024-05-09')}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && MESSAGES[error]) ?? ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
