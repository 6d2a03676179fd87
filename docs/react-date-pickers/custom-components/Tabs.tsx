import * as React from 'react';
import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';
import TodayIcon from '@mui/icons-material/Today';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function Tabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2024-05-16T15:30')}
        slotProps={{
          tabs: {
            hidden: false,
            dateIcon: <TodayIcon />,
            timeIcon: <AlarmIcon />,
          },
          toolbar: { hidden: true },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
