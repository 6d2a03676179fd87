import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

function inWords(day: Dayjs | null) {
  if (!day) {
    return 'null';
  }
  return day.isValid() ? day.format('YYYY-MM-DD') : 'invalid';
}

export default function DateRangeFieldValue() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-01'),
    dayjs('2024-05-31'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <SingleInputDateRangeField
          label="Uncontrolled"
          defaultValue={[dayjs('2024-05-01'), null]}
        />
        <SingleInputDateRangeField
          label="Controlled"
          value={period}
          onChange={setPeriod}
        />
        <Typography variant="body2" noWrap>
          [{inWords(period[0])}, {inWords(period[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
