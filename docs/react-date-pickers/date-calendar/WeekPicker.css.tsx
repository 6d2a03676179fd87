import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import clsx from 'clsx';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import './WeekPicker.css';

const Week = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps<Dayjs>) {
  const week = React.useContext(Week);
  const inWeek = week !== null && props.day.isSame(week, 'week');

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={false}
      aria-selected={inWeek}
      className={clsx('week-picker-day', inWeek && 'week-picker-chosen')}
    />
  );
}

export default function WeekPicker() {
  const [week, setWeek] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Week.Provider value={week}>
        <DateCalendar
          className="week-picker"
          showDaysOutsideCurrentMonth
          value={week}
          onChange={setWeek}
          slots={{ day: WeekDay }}
        />
      </Week.Provider>
    </LocalizationProvider>
  );
}
