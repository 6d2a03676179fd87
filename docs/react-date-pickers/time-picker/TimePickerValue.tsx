import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerValue() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T09:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimePicker
          label="Doors open"
          defaultValue={dayjs('2024-05-16T09:00')}
        />
        <TimePicker label="Start" value={start} onChange={setStart} />
        <Typography variant="body2" noWrap>
          {start?.isValid()
            ? `Sent to the server: ${start.format('HH:mm')}`
            : 'Nothing to send'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
