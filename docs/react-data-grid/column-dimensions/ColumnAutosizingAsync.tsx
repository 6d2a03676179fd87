import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City' },
  { field: 'country', headerName: 'Country' },
  { field: 'known', headerName: 'Known for' },
];

/** Stands in for a request: the rows arrive after 600 ms. */
function fetchCities() {
  return new Promise<typeof cities>((resolve) => {
    setTimeout(() => resolve(cities), 600);
  });
}

export default function ColumnAutosizingAsync() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<typeof cities>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    setRows([]);
    const fetched = await fetchCities();
    flushSync(() => {
      setRows(fetched);
      setLoading(false);
    });
    await apiRef.current.autosizeColumns();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} disabled={loading}>
        Load the cities
      </Button>
      <Box sx={{ height: 214, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Cities, loaded and autosized"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Box>
  );
}
