import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];

export default function ResponsiveDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <Typography variant="subtitle2" component="p">
          DateRangePicker
        </Typography>
        <DateRangePicker defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          DesktopDateRangePicker
        </Typography>
        <DesktopDateRangePicker defaultValue={stay} />
        <Typography variant="subtitle2" component="p">
          MobileDateRangePicker
        </Typography>
        <MobileDateRangePicker defaultValue={stay} />
        <StaticDateRangePicker
          sx={{ alignSelf: 'center' }}
          defaultValue={stay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
