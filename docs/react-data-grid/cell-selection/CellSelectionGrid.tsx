import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 90 },
  { field: 'may', headerName: 'May', type: 'number', width: 70 },
  { field: 'june', headerName: 'June', type: 'number', width: 70 },
  { field: 'july', headerName: 'July', type: 'number', width: 70 },
];

const rows = [
  { id: 1, town: 'Aarhus', may: 12, june: 16, july: 18 },
  { id: 2, town: 'Bologna', may: 19, june: 23, july: 26 },
  { id: 3, town: 'Coimbra', may: 17, june: 20, july: 22 },
  { id: 4, town: 'Dijon', may: 15, june: 19, july: 21 },
  { id: 5, town: 'Erfurt', may: 13, june: 16, july: 18 },
];

const cellSelection = {
  2: { may: true, june: true },
  3: { may: true, june: true },
  4: { may: true, june: true },
};

export default function CellSelectionGrid() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Mean temperature, in °C"
      columns={columns}
      rows={rows}
      unstable_cellSelection
      rowSelection={false}
      initialState={{ cellSelection }}
      hideFooter
    />
  );
}
