import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Airport {
  iata: string;
  city: string;
  runways: number;
}

const columns: GridColDef<Airport>[] = [
  { field: 'iata', headerName: 'Code', width: 70 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 90 },
];

const rows: Airport[] = [
  { iata: 'ZRH', city: 'Zurich', runways: 3 },
  { iata: 'LIS', city: 'Lisbon', runways: 1 },
  { iata: 'CPH', city: 'Copenhagen', runways: 3 },
  { iata: 'MAD', city: 'Madrid', runways: 4 },
];

export default function RowsGridWithGetRowId() {
  return (
    <DataGrid
      autoHeight
      aria-label="Airports"
      columns={columns}
      rows={rows}
      getRowId={(airport) => airport.iata}
      hideFooter
    />
  );
}
