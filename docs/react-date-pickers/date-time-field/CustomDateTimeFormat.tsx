import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landed = dayjs('2024-05-06T09:05:30');

export default function CustomDateTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimeField
          label="YYYY-MM-DD HH:mm"
          format="YYYY-MM-DD HH:mm"
          defaultValue={landed}
        />
        <DateTimeField
          label="D MMMM YYYY, HH:mm"
          format="D MMMM YYYY, HH:mm"
          defaultValue={landed}
        />
        <DateTimeField
          label="MM/DD/YYYY hh:mm:ss A"
          format="MM/DD/YYYY hh:mm:ss A"
          defaultValue={landed}
        />
        <DateTimeField
          label="M/D/YY h:mm A, with its own zeros"
          format="M/D/YY h:mm A"
          shouldRespectLeadingZeros
          defaultValue={landed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
