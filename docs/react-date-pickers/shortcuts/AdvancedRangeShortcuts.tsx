import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { shortcutsBox } from '../shared/shortcutsBox';

type Item = PickersShortcutsItem<DateRange<Dayjs>>;
type IsValid = Parameters<Item['getValue']>[0]['isValid'];

const today = dayjs('2024-05-13');
const LAST_TRY = 60;

const isBooked = (day: Dayjs) =>
  day.month() === 4 && [16, 17, 20, 24].includes(day.date());

/** The first days in a row of which each one is free. */
function firstFree(length: number, isValid: IsValid): DateRange<Dayjs> {
  for (let offset = 0; offset <= LAST_TRY; offset += 1) {
    const start = today.add(offset, 'day');
    const days = Array.from({ length }, (_, index) => start.add(index, 'day'));
    const range: DateRange<Dayjs> = [start, start.add(length - 1, 'day')];
    if (days.every((day) => isValid([day, day]))) {
      return range;
    }
  }
  // Before `minDate`, so the shortcut is disabled.
  return [today.subtract(1, 'day'), today];
}

const shortcuts: Item[] = [
  { label: '1 day', getValue: ({ isValid }) => firstFree(1, isValid) },
  { label: '3 days', getValue: ({ isValid }) => firstFree(3, isValid) },
  { label: '5 days', getValue: ({ isValid }) => firstFree(5, isValid) },
  { label: '7 days', getValue: ({ isValid }) => firstFree(7, isValid) },
  { label: '14 days', getValue: ({ isValid }) => firstFree(14, isValid) },
];

export default function AdvancedRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={shortcutsBox}>
        <StaticDateRangePicker
          calendars={1}
          displayStaticWrapperAs="desktop"
          defaultValue={[today, today]}
          minDate={today}
          maxDate={dayjs('2024-06-05')}
          shouldDisableDate={isBooked}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
