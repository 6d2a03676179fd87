import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, arSD } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'grid-rtl',
  // `prefixer` adds the vendor prefixes, as Emotion does by default.
  stylisPlugins: [prefixer, rtlPlugin],
});

const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', flex: 1, minWidth: 90 },
  { field: 'country', headerName: 'البلد', width: 80 },
  { field: 'height', headerName: 'الارتفاع', type: 'number', width: 90 },
];

const rows = [
  { id: 1, city: 'الخرطوم', country: 'السودان', height: 382 },
  { id: 2, city: 'القاهرة', country: 'مصر', height: 23 },
  { id: 3, city: 'عمّان', country: 'الأردن', height: 757 },
  { id: 4, city: 'الرباط', country: 'المغرب', height: 75 },
];

export default function DataGridRTL() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }, arSD),
    [outer],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" lang="ar" style={{ width: '100%' }}>
          <DataGrid autoHeight aria-label="مدن" columns={columns} rows={rows} />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
