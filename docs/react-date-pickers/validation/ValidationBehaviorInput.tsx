import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ValidationBehaviorInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateField
          label="Delivery, from 16 May"
          minDate={dayjs('2024-05-16')}
          defaultValue={dayjs('2024-05-09')}
        />
        <TimeField
          label="Pick-up, until 6 p.m."
          maxTime={dayjs('2024-05-16T18:00')}
          defaultValue={dayjs('2024-05-16T19:30')}
        />
        <DateTimeField
          label="Report an incident"
          disableFuture
          defaultValue={dayjs('2024-05-16T15:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
