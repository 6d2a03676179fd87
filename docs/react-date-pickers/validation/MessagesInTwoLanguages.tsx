// dayjs only: it loads a language of Day.js
import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

type Language = 'en' | 'de';
type Code = NonNullable<DateValidationError>;

const MESSAGES: Record<Language, Partial<Record<Code, string>>> = {
  en: {
    invalidDate: 'Complete the date.',
    minDate: 'The course starts on 16 May 2024.',
    maxDate: 'The course ends on 31 May 2024.',
  },
  de: {
    invalidDate: 'Bitte ergänzen Sie das Datum.',
    minDate: 'Der Kurs beginnt am 16. Mai 2024.',
    maxDate: 'Der Kurs endet am 31. Mai 2024.',
  },
};

export default function MessagesInTwoLanguages() {
  const [language, setLanguage] = React.useState<Language>('en');
  const [error, setError] = React.useState<DateValidationError>(null);
  const message = error && MESSAGES[language][error];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_event, next: Language | null) =>
            next && setLanguage(next)
          }
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="de">Deutsch</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label={language === 'en' ? 'First lesson' : 'Erste Stunde'}
          minDate={dayjs('2024-05-16')}
          maxDate={dayjs('2024-05-31')}
          defaultValue={dayjs('2024-05-09')}
          onError={setError}
          slotProps={{ textField: { helperText: message ?? ' ' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
