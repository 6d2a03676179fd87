import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticTimePickerLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        orientation="landscape"
        defaultValue={dayjs('2024-05-16T09:30')}
        slotProps={{ toolbar: { sx: { display: { xs: 'none', sm: 'flex' } } } }}
        sx={{
          minWidth: 0,
          '& .MuiPickersLayout-contentWrapper': { minWidth: 0 },
        }}
      />
    </LocalizationProvider>
  );
}
