import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickerShortcutChangeImportance,
  PickersShortcutsItem,
} from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2024-05-16');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'Next week', getValue: () => today.add(1, 'week') },
  { label: 'Reset', getValue: () => null },
];

export default function ChangeImportance() {
  const [importance, setImportance] =
    React.useState<PickerShortcutChangeImportance>('accept');
  const [accepted, setAccepted] = React.useState<Dayjs | null>(today);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="changeImportance"
          value={importance}
          onChange={(_event, next: PickerShortcutChangeImportance | null) =>
            next && setImportance(next)
          }
        >
          <ToggleButton value="accept" sx={{ textTransform: 'none' }}>
            accept
          </ToggleButton>
          <ToggleButton value="set" sx={{ textTransform: 'none' }}>
            set
          </ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Delivery"
          defaultValue={today}
          onAccept={setAccepted}
          slotProps={{
            shortcuts: { items: shortcuts, changeImportance: importance },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography variant="body2" role="status" noWrap>
          Accepted: {accepted ? accepted.format('D MMMM YYYY') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
