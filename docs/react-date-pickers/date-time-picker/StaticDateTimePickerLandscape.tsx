import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function StaticDateTimePickerLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        orientation="landscape"
        defaultValue={dayjs('2024-05-16T15:30')}
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
