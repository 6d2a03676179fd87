// luxon only: its locales are tags of the browser
import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const LOCALES = {
  'en-US': 'en-US',
  de: 'de',
  // Years and digits that a field can read.
  fa: 'fa-u-ca-gregory-nu-latn',
  'zh-CN': 'zh-CN',
};
type Name = keyof typeof LOCALES;
const departure = DateTime.fromISO('2024-05-16T15:30');

export default function LocalizationLuxon() {
  const [name, setName] = React.useState<Name>('de');

  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={LOCALES[name]}
    >
      <Stack spacing={2} sx={{ width: 240 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={name}
          onChange={(_event, next: Name | null) => next && setName(next)}
        >
          {Object.keys(LOCALES).map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Date" defaultValue={departure} />
        <TimePicker label="Time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
