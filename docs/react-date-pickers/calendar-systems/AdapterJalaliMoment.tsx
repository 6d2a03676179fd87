import * as React from 'react';
import moment from 'moment-jalaali';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

// Persian names, and the digits that a field can read.
moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
// That made Persian the language of all dates in the application.
moment.locale('en');

const cache = createCache({
  key: 'jalaali',
  // `prefixer` adds the vendor prefixes, as Emotion does by default.
  stylisPlugins: [prefixer, rtlPlugin],
});
const departure = moment('2024-05-16').locale('fa');

// The default has the Gregorian day of the month.
const dateFormats = { fullDate: 'jD jMMMM jYYYY' };

export default function AdapterJalaliMoment() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }, faIR),
    [outer],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider
          dateAdapter={AdapterMomentJalaali}
          dateFormats={dateFormats}
        >
          <Box dir="rtl" lang="fa">
            <DatePicker
              label="تاریخ"
              defaultValue={departure}
              slotProps={{
                popper: { dir: 'rtl', lang: 'fa' },
                dialog: { dir: 'rtl', lang: 'fa' },
              }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
