import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const built = dayjs('2024-05-06');

export default function CustomDateFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateField
          label="YYYY-MM-DD"
          format="YYYY-MM-DD"
          defaultValue={built}
        />
        <DateField
          label="D MMMM YYYY"
          format="D MMMM YYYY"
          defaultValue={built}
        />
        <DateField label="MMM YY" format="MMM YY" defaultValue={built} />
        <DateField
          label="M/D/YYYY, spacious"
          format="M/D/YYYY"
          formatDensity="spacious"
          shouldRespectLeadingZeros
          defaultValue={built}
        />
      </Stack>
    </LocalizationProvider>
  );
}
