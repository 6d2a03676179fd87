import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PopupPlacement() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-05-16')}
        sx={{ width: 300 }}
        slotProps={{
          popper: { placement: 'top-end' },
          desktopPaper: {
            elevation: 0,
            sx: { border: 1, borderColor: 'divider', borderRadius: 3 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
