import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticDatePickerLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="landscape"
        defaultValue={dayjs('2024-05-16')}
        slotProps={{ toolbar: { sx: { display: { xs: 'none', sm: 'flex' } } } }}
        sx={{
          minWidth: 0,
          '& .MuiPickersLayout-contentWrapper': { minWidth: 0 },
          '& .MuiDateCalendar-root': { maxWidth: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}
