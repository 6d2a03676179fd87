import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';
import { Container } from './container';

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
    <Container
      above={
        <Button onClick={load} disabled={loading} sx={{ mb: 1 }}>
          Load the cities
        </Button>
      }
    >
      <DataGridPro
        apiRef={apiRef}
        aria-label="Cities, loaded and autosized"
        rows={rows}
        columns={columns}
        loading={loading}
        hideFooter
      />
    </Container>
  );
}
