import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function MultiInputFieldSeparatorSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        sx={{ width: '100%', maxWidth: 400 }}
        slotProps={{
          fieldSeparator: { children: 'to', color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
