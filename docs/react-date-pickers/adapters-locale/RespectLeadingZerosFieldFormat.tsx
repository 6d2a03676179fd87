import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const built = dayjs('2024-05-06');

export default function RespectLeadingZerosFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <DateField
          label="M/D/YYYY, by default"
          format="M/D/YYYY"
          defaultValue={built}
        />
        <DateField
          label="M/D/YYYY, respected"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={built}
        />
        <DatePicker
          label="In a picker"
          format="M/D/YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
          defaultValue={built}
        />
      </Stack>
    </LocalizationProvider>
  );
}
