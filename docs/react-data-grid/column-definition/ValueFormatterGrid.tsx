import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbour', degrees: -3.24, humidity: 0.81 },
  { id: 2, station: 'Airport', degrees: 0.5, humidity: 0.775 },
  { id: 3, station: 'Summit', degrees: null, humidity: 0.64 },
];

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 90 },
  {
    field: 'degrees',
    headerName: 'Air',
    type: 'number',
    width: 80,
    valueFormatter: ({ value }: GridValueFormatterParams<number | null>) =>
      value == null ? 'no data' : `${value.toFixed(1)} °C`,
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) =>
      percent.format(value),
  },
];

export default function ValueFormatterGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Weather"
        rows={rows}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
