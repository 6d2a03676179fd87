import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const Chosen = React.createContext<readonly Dayjs[]>([]);

function ChosenDay(props: PickersDayProps<Dayjs>) {
  const days = React.useContext(Chosen);
  const selected = days.some((day) => day.isSame(props.day, 'day'));
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function SeveralDays() {
  const [days, setDays] = React.useState<readonly Dayjs[]>([
    dayjs('2024-05-14'),
    dayjs('2024-05-16'),
  ]);

  const toggle = (day: Dayjs | null) => {
    if (day === null) {
      return;
    }
    const others = days.filter((other) => !other.isSame(day, 'day'));
    setDays(
      others.length < days.length
        ? others
        : [...days, day].sort((a, b) => a.diff(b)),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-labelledby="days-off"
        alignItems="center"
        sx={{ width: 320, minWidth: 320 }}
      >
        <Typography id="days-off" variant="subtitle2">
          Days off: choose one or more days
        </Typography>
        <Chosen.Provider value={days}>
          <DateCalendar
            views={['day']}
            referenceDate={dayjs('2024-05-16')}
            value={null}
            onChange={toggle}
            slots={{ day: ChosenDay }}
          />
        </Chosen.Provider>
        <Typography variant="body2" role="status">
          {days.map((day) => day.format('D MMM')).join(', ') || 'No day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
