import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthRange() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-01-01'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="First month"
          views={['year', 'month']}
          openTo="month"
          maxDate={to?.isValid() ? to.endOf('month') : undefined}
          value={from}
          onChange={setFrom}
        />
        <DatePicker
          label="Last month"
          views={['year', 'month']}
          openTo="month"
          minDate={from?.isValid() ? from.startOf('month') : undefined}
          value={to}
          onChange={setTo}
        />
        <Typography variant="body2" role="status" noWrap>
          {from?.isValid() && to?.isValid()
            ? `${from.startOf('month').format('D MMM YYYY')} – ${to.endOf('month').format('D MMM YYYY')}`
            : 'Choose both months'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
