import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;
const isClosed = (time: Dayjs, view: string) =>
  view === 'hours' && (time.hour() < 9 || time.hour() >= 17);

const MESSAGES: Record<string, string> = {
  invalidDate: 'Complete the date and the time.',
  minutesStep: 'Choose a quarter of an hour.',
};

export default function AppointmentDateTimePicker() {
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        defaultValue={dayjs('2024-05-16T15:30')}
        ampm={false}
        shouldDisableDate={isWeekend}
        shouldDisableTime={isClosed}
        timeSteps={{ minutes: 15 }}
        minutesStep={15}
        skipDisabled
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (MESSAGES[error] ?? 'We are closed at that time.')
              : 'Monday to Friday, 9:00 to 17:00',
          },
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
