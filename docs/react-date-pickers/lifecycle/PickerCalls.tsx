import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

type Form = 'desktop' | 'mobile';

const PICKERS = { desktop: DesktopDatePicker, mobile: MobileDatePicker };

const nameOf = (value: Dayjs | null) =>
  value?.isValid() ? value.format('D MMM YYYY') : 'no valid date';

export default function PickerCalls() {
  const [form, setForm] = React.useState<Form>('desktop');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((before) => [call, ...before]);
  const Picker = PICKERS[form];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Form of the picker"
          value={form}
          onChange={(_event, next: Form | null) => next && setForm(next)}
        >
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="mobile">Mobile</ToggleButton>
        </ToggleButtonGroup>
        <Picker
          label="Check-in"
          views={['year', 'month', 'day']}
          value={value}
          onChange={(next) => {
            setValue(next);
            log(`onChange: ${nameOf(next)}`);
          }}
          onAccept={(next) => log(`onAccept: ${nameOf(next)}`)}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
          onViewChange={(view) => log(`onViewChange: ${view}`)}
        />
        <Box
          component="ol"
          reversed
          tabIndex={0}
          aria-label="Calls, the latest first"
          sx={{ m: 0, height: 160, overflow: 'auto', typography: 'body2' }}
        >
          {calls.map((call, index) => (
            <li key={calls.length - index}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
