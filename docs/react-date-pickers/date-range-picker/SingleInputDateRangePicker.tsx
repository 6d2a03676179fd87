import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleInputDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        name="stay"
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ textField: { sx: { width: 300 } } }}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-20')]}
      />
    </LocalizationProvider>
  );
}
