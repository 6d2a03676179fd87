import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const FlightDay = styled(PickersDay)({
  borderRadius: 8,
  fontWeight: 600,
}) as React.ComponentType<PickersDayProps<Dayjs>>;

export default function CustomSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Outbound flight"
        defaultValue={dayjs('2024-05-16')}
        slots={{ openPickerIcon: FlightTakeoffIcon, day: FlightDay }}
        slotProps={{
          textField: { helperText: 'Fares are for this day.' },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
