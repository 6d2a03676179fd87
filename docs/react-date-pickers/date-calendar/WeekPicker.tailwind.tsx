import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import clsx from 'clsx';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

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
      className={clsx(
        'w-10 rounded-none',
        inWeek
          ? 'bg-blue-600 text-white focus:bg-blue-700 dark:bg-blue-300 dark:text-black dark:focus:bg-blue-400 [.MuiDayCalendar-weekContainer:has(:hover)_&]:bg-blue-700 dark:[.MuiDayCalendar-weekContainer:has(:hover)_&]:bg-blue-400'
          : '[.MuiDayCalendar-weekContainer:has(:hover)_&]:bg-black/4 dark:[.MuiDayCalendar-weekContainer:has(:hover)_&]:bg-white/8',
      )}
    />
  );
}

export default function WeekPicker() {
  const [week, setWeek] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Week.Provider value={week}>
        <DateCalendar
          showDaysOutsideCurrentMonth
          value={week}
          onChange={setWeek}
          slots={{ day: WeekDay }}
        />
      </Week.Provider>
    </LocalizationProvider>
  );
}
