import * as React from 'react';
import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/Backspace';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomizeClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Filter by date"
        defaultValue={dayjs('2024-05-16')}
        clearable
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearButton: { title: 'Show all orders' } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
