import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const start = dayjs('2024-05-16T09:40');
const trip: [Dayjs, Dayjs] = [start, dayjs('2024-05-19T17:30')];

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <DatePicker label="Date" defaultValue={start} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Date and time" defaultValue={start} />
        <DateRangePicker
          label="Range of dates"
          slots={{ field: SingleInputDateRangeField }}
          defaultValue={trip}
        />
        <SingleInputTimeRangeField label="Range of times" defaultValue={trip} />
        <SingleInputDateTimeRangeField
          label="Range of dates with times"
          defaultValue={trip}
        />
      </Stack>
    </LocalizationProvider>
  );
}
