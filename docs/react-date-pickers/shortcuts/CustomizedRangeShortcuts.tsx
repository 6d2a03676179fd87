import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const monthOf = (first: Dayjs): DateRange<Dayjs> => [
  first,
  first.endOf('month').startOf('day'),
];

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'April', getValue: () => monthOf(dayjs('2024-04-01')) },
  { label: 'May', getValue: () => monthOf(dayjs('2024-05-01')) },
  { label: 'June', getValue: () => monthOf(dayjs('2024-06-01')) },
  { label: 'Reset', getValue: () => [null, null] },
];

function ShortcutRow(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  const { items = [], isValid, onChange, className } = props;

  return (
    <Stack
      role="group"
      aria-label="Months"
      className={className}
      direction="row"
      justifyContent="center"
      spacing={1}
      sx={{ pt: 2 }}
    >
      {items.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        const isReset = shortcut.label === 'Reset';
        return (
          <Chip
            key={shortcut.label}
            label={shortcut.label}
            variant={isReset ? 'outlined' : 'filled'}
            disabled={!isValid(value)}
            onClick={() =>
              onChange(value, isReset ? 'set' : 'accept', shortcut)
            }
          />
        );
      })}
    </Stack>
  );
}

export default function CustomizedRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        calendars={1}
        displayStaticWrapperAs="desktop"
        defaultValue={monthOf(dayjs('2024-05-01'))}
        slots={{ shortcuts: ShortcutRow }}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: {
            sx: {
              [`.${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: 2,
                gridRow: 1,
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
