import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

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

interface FreeRooms {
  month: string;
  days: Record<string, number>;
}

/** Stands for a request for one month, such as 2024-05; answers after 600 ms. */
function fetchFreeRooms(month: string, signal: AbortSignal) {
  return new Promise<FreeRooms>((resolve) => {
    const days = Object.entries(FREE_ROOMS).filter(([day]) =>
      day.startsWith(month),
    );
    const timer = setTimeout(
      () => resolve({ month, days: Object.fromEntries(days) }),
      600,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

const Month = React.createContext<{
  rooms: FreeRooms | null;
  onShow: (month: string) => void;
}>({ rooms: null, onShow: () => {} });

/** Says which month is on the screen, however users got there. */
function MonthHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { onShow } = React.useContext(Month);
  const shown = props.currentMonth.format('YYYY-MM');
  React.useEffect(() => onShow(shown), [shown, onShow]);

  return <PickersCalendarHeader {...props} />;
}

function RoomDay(props: PickersDayProps<Dayjs>) {
  const { rooms } = React.useContext(Month);
  const count = rooms?.days[props.day.format('YYYY-MM-DD')] ?? 0;

  return (
    <Badge
      overlap="circular"
      badgeContent={count}
      sx={{ '& .MuiBadge-badge': { bgcolor: '#1b5e20', color: '#fff' } }}
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
  const [month, setMonth] = React.useState('2024-05');
  const [rooms, setRooms] = React.useState<FreeRooms | null>(null);
  const shared = React.useMemo(() => ({ rooms, onShow: setMonth }), [rooms]);

  React.useEffect(() => {
    const controller = new AbortController();
    fetchFreeRooms(month, controller.signal).then(setRooms);
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Month.Provider value={shared}>
        <DateCalendar
          reduceAnimations
          defaultValue={dayjs('2024-05-16')}
          loading={rooms?.month !== month}
          renderLoading={() => <DayCalendarSkeleton />}
          slots={{ calendarHeader: MonthHeader, day: RoomDay }}
        />
      </Month.Provider>
    </LocalizationProvider>
  );
}
