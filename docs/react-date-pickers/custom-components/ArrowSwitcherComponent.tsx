import * as React from 'react';
import dayjs from 'dayjs';
import ArrowCircleLeftIcon from '@mui/icons-material/ArrowCircleLeft';
import ArrowCircleRightIcon from '@mui/icons-material/ArrowCircleRight';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowSwitcherComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-16')}
        slots={{
          leftArrowIcon: ArrowCircleLeftIcon,
          rightArrowIcon: ArrowCircleRightIcon,
        }}
      />
    </LocalizationProvider>
  );
}
