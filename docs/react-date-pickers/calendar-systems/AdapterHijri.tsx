import * as React from 'react';
import moment from 'moment-hijri';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'hijri',
  // `prefixer` adds the vendor prefixes, as Emotion does by default.
  stylisPlugins: [prefixer, rtlPlugin],
});

// Outside of these years there is no calendar.
const firstDay = moment('1938-01-01');
const lastDay = moment('2075-12-31');
const departure = moment('2024-05-16');

// The default has the Gregorian day of the month.
const dateFormats = { fullDate: 'iD iMMMM iYYYY' };

export default function AdapterHijri() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }),
    [outer],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider
          dateAdapter={AdapterMomentHijri}
          dateFormats={dateFormats}
        >
          <Box dir="rtl" lang="ar">
            <DatePicker
              label="التاريخ"
              defaultValue={departure}
              minDate={firstDay}
              maxDate={lastDay}
              slotProps={{
                field: { readOnly: true },
                popper: { dir: 'rtl', lang: 'ar' },
                dialog: { dir: 'rtl', lang: 'ar' },
              }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
