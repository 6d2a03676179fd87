import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { shortcutsBox } from '../shared/shortcutsBox';

const invoiced = dayjs('2024-05-16');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 7 days', getValue: () => invoiced.add(7, 'day') },
  { label: 'In 14 days', getValue: () => invoiced.add(14, 'day') },
  { label: 'In 30 days', getValue: () => invoiced.add(30, 'day') },
  { label: 'Month end', getValue: () => dayjs('2024-05-31') },
  { label: 'No limit', getValue: () => null },
];

export default function BasicShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={shortcutsBox}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={invoiced}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
