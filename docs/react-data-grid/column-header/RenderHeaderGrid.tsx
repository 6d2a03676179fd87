import * as React from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnHeaderParams } from '@mui/x-data-grid';

const units: Record<string, string> = {
  temperature: '°C',
  rain: 'mm',
};

function renderHeaderWithUnit({ field, colDef }: GridColumnHeaderParams) {
  return (
    <Box sx={{ lineHeight: '20px', textAlign: 'end' }}>
      <Box sx={{ fontWeight: 500 }}>{colDef.headerName}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        <span dir="ltr">{units[field]}</span>
      </Box>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', minWidth: 130, flex: 1 },
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 140,
    renderHeader: renderHeaderWithUnit,
  },
  {
    field: 'rain',
    headerName: 'Rain',
    type: 'number',
    width: 110,
    renderHeader: renderHeaderWithUnit,
  },
  {
    field: 'snow',
    headerName: 'Snow on the ground',
    type: 'boolean',
    width: 80,
    renderHeader: ({ colDef }) => (
      <AcUnitIcon titleAccess={colDef.headerName} fontSize="small" />
    ),
  },
];

const rows = [
  {
    id: 1,
    station: 'Lugano',
    temperature: 11.4,
    rain: 0,
    snow: false,
  },
  {
    id: 2,
    station: 'Zurich',
    temperature: 6.2,
    rain: 2.3,
    snow: false,
  },
  { id: 3, station: 'Davos', temperature: 2.8, rain: 0, snow: true },
  {
    id: 4,
    station: 'Säntis',
    temperature: 0.4,
    rain: 0,
    snow: true,
  },
];

export default function RenderHeaderGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Weather"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
