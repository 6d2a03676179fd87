import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { shortcutsBox } from '../shared/shortcutsBox';

const ordered = dayjs('2024-05-16');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next day', getValue: () => ordered.add(1, 'day') },
  { label: 'In 2 days', getValue: () => ordered.add(2, 'day') },
  { label: 'In a week', getValue: () => ordered.add(1, 'week') },
  { label: 'In a month', getValue: () => ordered.add(1, 'month') },
];

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DisabledDatesShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={shortcutsBox}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={ordered}
          minDate={ordered}
          maxDate={dayjs('2024-05-31')}
          shouldDisableDate={isWeekend}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
