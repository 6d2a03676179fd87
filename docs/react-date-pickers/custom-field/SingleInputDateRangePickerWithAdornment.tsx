import * as React from 'react';
import dayjs from 'dayjs';
import DateRangeIcon from '@mui/icons-material/DateRange';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleInputDateRangePickerWithAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        label="Stay"
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        sx={{ width: 300 }}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          textField: {
            InputProps: { endAdornment: <DateRangeIcon color="action" /> },
          },
        }}
      />
    </LocalizationProvider>
  );
}
