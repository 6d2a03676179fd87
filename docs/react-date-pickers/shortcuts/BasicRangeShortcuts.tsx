import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { shortcutsBox } from '../shared/shortcutsBox';

const today = dayjs('2024-05-16');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today] },
  {
    label: 'Last month',
    getValue: () => {
      const month = today.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month').startOf('day')];
    },
  },
  { label: 'This year', getValue: () => [today.startOf('year'), today] },
  { label: 'Any time', getValue: () => [null, null] },
];

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={shortcutsBox}>
        <StaticDateRangePicker
          calendars={1}
          displayStaticWrapperAs="desktop"
          defaultValue={[today.subtract(2, 'day'), today]}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
