import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker
          label="Invoice date"
          defaultValue={dayjs('2024-05-16')}
          slotProps={{ textField: { size: 'small', required: true } }}
        />
        <DatePicker
          label="Due"
          defaultValue={dayjs('2024-06-14')}
          slotProps={{
            textField: {
              variant: 'standard',
              helperText: 'Month / day / year',
            },
            openPickerButton: { edge: false },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
