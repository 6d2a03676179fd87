import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomPropsOpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2024-05-16')}
          slotProps={{
            inputAdornment: { position: 'start' },
            openPickerButton: { color: 'primary' },
          }}
        />
        <DatePicker
          label="Return"
          defaultValue={dayjs('2024-05-23')}
          slotProps={{
            openPickerButton: { size: 'small' },
            openPickerIcon: { fontSize: 'small' },
            textField: { size: 'small' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
