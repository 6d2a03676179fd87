import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function DisableSubmit() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
  const [error, setError] = React.useState<DateValidationError>(null);

  let hint = ' ';
  if (due === null) {
    hint = 'Enter a date to continue.';
  } else if (error) {
    hint = 'Complete the date to continue.';
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="Due"
          required
          value={due}
          onChange={(value, context) => {
            setDue(value);
            setError(context.validationError);
          }}
          helperText={hint}
        />
        <Button variant="contained" disabled={due === null || error !== null}>
          Send the invoice
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
