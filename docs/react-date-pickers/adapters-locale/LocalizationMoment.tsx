// moment only: it loads languages of Moment.js
import * as React from 'react';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/fr';
import 'moment/locale/zh-cn';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// The last import is now the language of all dates in the application.
moment.locale('en');

const LOCALES = ['en', 'de', 'fr', 'zh-cn'];
const departure = moment('2024-05-16T15:30');

export default function LocalizationMoment() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, next: string | null) => next && setLocale(next)}
        >
          {LOCALES.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Date" defaultValue={departure} />
        <TimePicker label="Time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
