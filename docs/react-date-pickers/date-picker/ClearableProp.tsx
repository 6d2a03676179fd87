import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableProp() {
  const [reminder, setReminder] = React.useState<Dayjs | null>(
    dayjs('2024-05-16'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Reminder"
          value={reminder}
          onChange={setReminder}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography variant="body2" role="status">
          {reminder?.isValid() ? 'A reminder is set.' : 'No reminder.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
