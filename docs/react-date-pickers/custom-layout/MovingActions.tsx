import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function MovingActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-05-16')}
        slotProps={{
          actionBar: { actions: ['clear', 'today'] },
          layout: {
            sx: {
              [`.${pickersLayoutClasses.actionBar}`]: {
                gridRow: 2,
                borderBottom: 1,
                borderColor: 'divider',
              },
              [`.${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
