import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 90 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 80 },
  {
    field: 'rate',
    headerName: 'Rate, €',
    type: 'number',
    width: 90,
    headerClassName: 'bg-[#0288d1]/20 dark:bg-[#29b6f6]/20',
  },
];

const rows = [
  { id: 1, room: 'Lake view', guests: 2, rate: 140 },
  { id: 2, room: 'Garden', guests: 2, rate: 110 },
  { id: 3, room: 'Family', guests: 4, rate: 190 },
  { id: 4, room: 'Attic', guests: 1, rate: 70 },
];

export default function StylingHeaderGrid() {
  return (
    <div className="w-full [&_.MuiDataGrid-columnHeaderTitle]:font-bold! [&_.MuiDataGrid-columnHeaders]:bg-[#0288d1]/12 dark:[&_.MuiDataGrid-columnHeaders]:bg-[#29b6f6]/12">
      <DataGrid
        autoHeight
        aria-label="Rooms"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
