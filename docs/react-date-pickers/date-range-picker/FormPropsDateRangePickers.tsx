import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];

export default function FormPropsDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          disabled
          localeText={{ start: 'Disabled', end: 'Until' }}
          defaultValue={stay}
        />
        <DateRangePicker
          readOnly
          localeText={{ start: 'Read-only', end: 'Until' }}
          defaultValue={stay}
        />
        <DateRangePicker
          localeText={{ start: 'With names', end: 'Until' }}
          defaultValue={stay}
          slotProps={{
            textField: ({ position }) => ({
              name: position === 'start' ? 'arrival' : 'departure',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
