import * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 120,
    filterable: false,
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'screen', headerName: 'Screen', type: 'boolean', width: 116 },
];

const rows = [
  { id: 1, room: 'Lighthouse', seats: 12, screen: true },
  { id: 2, room: 'Harbor', seats: 6, screen: false },
  { id: 3, room: 'Lagoon', seats: 20, screen: true },
  { id: 4, room: 'Pier', seats: 4, screen: true },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DisableFilteringGridSomeColumns() {
  return (
    <DataGrid
      autoHeight
      aria-label="Meeting rooms"
      columns={columns}
      rows={rows}
      slots={{ toolbar: Toolbar }}
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'screen', operator: 'is', value: 'true' }],
          },
        },
      }}
      hideFooter
    />
  );
}
