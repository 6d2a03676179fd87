import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2024-05-16');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'Next week', getValue: () => today.add(1, 'week') },
  { label: 'Next month', getValue: () => today.add(1, 'month') },
];

export default function OnChangeShortcutLabel() {
  const [value, setValue] = React.useState<Dayjs | null>(today);
  const [label, setLabel] = React.useState('a date');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Remind me"
          value={value}
          onChange={(newValue, { shortcut }) => {
            setValue(newValue);
            setLabel(shortcut?.label ?? 'a date');
          }}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
        <Typography variant="body2" role="status" noWrap>
          Saved as: {label}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
