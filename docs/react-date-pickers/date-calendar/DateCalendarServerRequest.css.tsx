import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import './DateCalendarServerRequest.css';

const FREE_ROOMS: Record<string, number> = {
  '2024-04-08': 2,
  '2024-04-22': 1,
  '2024-05-09': 1,
  '2024-05-14': 4,
  '2024-05-21': 2,
  '2024-05-28': 3,
  '2024-06-05': 2,
  '2024-06-12': 6,
};

/** Stands for a request for a month and the ones beside it; answers after 600 ms. */
function fetchFreeRooms(month: Dayjs, signal: AbortSignal) {
  return new Promise<Record<string, number>>((resolve) => {
    const days = Object.entries(FREE_ROOMS).filter(
      ([day]) => Math.abs(dayjs(day).startOf('month').diff(month, 'month')) < 2,
    );
    const timer = setTimeout(() => resolve(Object.fromEntries(days)), 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

const FreeRooms = React.createContext<Record<string, number>>({});

function RoomDay(props: PickersDayProps<Dayjs>) {
  const rooms = React.useContext(FreeRooms);
  const count = props.outsideCurrentMonth
    ? 0
    : (rooms[props.day.format('YYYY-MM-DD')] ?? 0);

  return (
    <Badge
      overlap="circular"
      badgeContent={count}
      classes={{ badge: 'date-calendar-server-request-badge' }}
    >
      <PickersDay
        {...props}
        aria-label={
          count > 0 ? `${props.day.date()}, rooms free: ${count}` : undefined
        }
      />
    </Badge>
  );
}

export default function DateCalendarServerRequest() {
  const [month, setMonth] = React.useState(dayjs('2024-05-01'));
  const [rooms, setRooms] = React.useState<Record<string, number> | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    setRooms(null);
    fetchFreeRooms(month, controller.signal).then(setRooms);
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeRooms.Provider value={rooms ?? {}}>
        <DateCalendar
          defaultValue={dayjs('2024-05-16')}
          loading={rooms === null}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={setMonth}
          slots={{ day: RoomDay }}
        />
      </FreeRooms.Provider>
    </LocalizationProvider>
  );
}
