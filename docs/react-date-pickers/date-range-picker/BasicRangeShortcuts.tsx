import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'First quarter',
    getValue: () => [dayjs('2024-01-01'), dayjs('2024-03-31')],
  },
  {
    label: 'Second quarter',
    getValue: () => [dayjs('2024-04-01'), dayjs('2024-06-30')],
  },
  {
    label: 'Year 2024',
    getValue: () => [dayjs('2024-01-01'), dayjs('2024-12-31')],
  },
  { label: 'Any time', getValue: () => [null, null] },
];

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        localeText={{ start: 'Paid from', end: 'Paid to' }}
        defaultValue={[dayjs('2024-05-01'), dayjs('2024-05-31')]}
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}
