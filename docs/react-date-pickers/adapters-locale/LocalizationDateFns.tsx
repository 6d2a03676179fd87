// date-fns only: it imports languages of date-fns
import * as React from 'react';
import { de, enUS, faIR, zhCN } from 'date-fns/locale';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const LOCALES = { 'en-US': enUS, de, 'fa-IR': faIR, 'zh-CN': zhCN };
type Name = keyof typeof LOCALES;
const departure = new Date(2024, 4, 16, 15, 30);

export default function LocalizationDateFns() {
  const [name, setName] = React.useState<Name>('de');

  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
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
