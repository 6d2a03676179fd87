import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDateUsingValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker label="Check-in" value={value} onChange={setValue} />
        <Typography variant="body2" noWrap>
          Value:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
