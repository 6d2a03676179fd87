import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2024-05-16T15:30');

export default function CustomFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <DatePicker
          label="With dashes"
          format="YYYY-MM-DD"
          defaultValue={departure}
        />
        <DatePicker
          label="With the month as a word"
          format="D MMMM YYYY"
          defaultValue={departure}
        />
        <DateTimeField
          label="With text"
          format="[on] D MMM [at] HH:mm"
          defaultValue={departure}
        />
      </Stack>
    </LocalizationProvider>
  );
}
