import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const openingNight = dayjs('2024-09-21T19:30');

export default function ReferenceDateExplicitDateTimePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Performance"
          referenceDate={openingNight}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" noWrap>
          Value:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
