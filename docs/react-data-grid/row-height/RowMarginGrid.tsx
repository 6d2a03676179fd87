import * as React from 'react';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 80 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'leaves', headerName: 'Leaves', width: 75 },
];

const rows = [
  { id: 1, ferry: 'Aurora', from: 'Turku', leaves: '7:10' },
  { id: 2, ferry: 'Birka', from: 'Mariehamn', leaves: '9:40' },
  { id: 3, ferry: 'Cygnus', from: 'Visby', leaves: '12:25' },
  { id: 4, ferry: 'Delfin', from: 'Nynäshamn', leaves: '16:00' },
];

function getRowSpacing({ isFirstVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 8 : 4, bottom: 4 };
}

export default function RowMarginGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Ferries"
      columns={columns}
      rows={rows}
      getRowSpacing={getRowSpacing}
      hideFooter
      sx={{
        [`& .${gridClasses.row}`]: {
          bgcolor: 'action.selected',
          borderRadius: '8px',
        },
      }}
    />
  );
}
