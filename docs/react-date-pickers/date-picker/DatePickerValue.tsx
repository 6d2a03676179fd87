import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerValue() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker label="Invoice sent" defaultValue={dayjs('2024-05-02')} />
        <DatePicker label="Due" value={due} onChange={setDue} />
        <Typography variant="body2" noWrap>
          {due?.isValid()
            ? `Reminder on ${due.add(7, 'day').format('D MMMM YYYY')}`
            : 'No reminder'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
