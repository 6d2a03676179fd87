import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'jalali',
  // `prefixer` adds the vendor prefixes, as Emotion does by default.
  stylisPlugins: [prefixer, rtlPlugin],
});

// One letter for each day of the week, not the digits of the default.
const dateFormats = { weekdayShort: 'EEEEE' };

export default function AdapterJalali() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }, faIR),
    [outer],
  );
  const [value, setValue] = React.useState<Date | null>(
    () => new Date(2024, 4, 16),
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider
          dateAdapter={AdapterDateFnsJalali}
          dateFormats={dateFormats}
        >
          <Stack dir="rtl" lang="fa" spacing={2} alignItems="center">
            <DatePicker
              label="تاریخ"
              value={value}
              onChange={setValue}
              slotProps={{
                popper: { dir: 'rtl', lang: 'fa' },
                dialog: { dir: 'rtl', lang: 'fa' },
              }}
            />
            <DateCalendar value={value} onChange={setValue} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
