import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import './CustomSlots.css';

function FlightDay(props: PickersDayProps<Dayjs>) {
  return <PickersDay {...props} className="custom-slots-day" />;
}

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
