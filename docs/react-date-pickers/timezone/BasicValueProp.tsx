// dayjs only: each library makes values of another zone in its own way
import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const meeting = dayjs.utc('2024-05-16T15:30');

export default function BasicValueProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateTimeField label="A value in UTC" defaultValue={meeting} />
        <DateTimeField
          label="A value in New York's zone"
          defaultValue={meeting.tz('America/New_York')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
