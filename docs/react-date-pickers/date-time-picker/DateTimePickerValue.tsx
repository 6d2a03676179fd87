import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerValue() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimePicker
          label="Booked at"
          defaultValue={dayjs('2024-05-02T10:05')}
        />
        <DateTimePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
        />
        <Typography variant="body2" noWrap>
          {departure?.isValid()
            ? `Check-in from ${departure.subtract(1, 'day').format('D MMMM YYYY HH:mm')}`
            : 'No check-in'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
