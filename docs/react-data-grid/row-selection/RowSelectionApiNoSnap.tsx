import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'plate', headerName: 'Van', flex: 1, minWidth: 100 },
  { field: 'fuel', headerName: 'Fuel (%)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, plate: 'ZH 310 442', fuel: 82 },
  { id: 2, plate: 'ZH 310 447', fuel: 14 },
  { id: 3, plate: 'ZH 311 008', fuel: 55 },
  { id: 4, plate: 'ZH 311 020', fuel: 9 },
];

function SelectionToolbar() {
  const apiRef = useGridApiContext();

  const selectNearlyEmpty = () => {
    const ids = rows.filter(({ fuel }) => fuel < 20).map(({ id }) => id);
    apiRef.current.selectRows(ids, true, true);
  };

  return (
    <Stack
      direction="row"
      alignItems="center"
      spacing={1}
      useFlexGap
      sx={{ height: 48, px: 1 }}
    >
      <Button size="small" onClick={selectNearlyEmpty}>
        Nearly empty
      </Button>
      <Button
        size="small"
        onClick={() => apiRef.current.setRowSelectionModel([])}
      >
        Clear
      </Button>
    </Stack>
  );
}

export default function RowSelectionApiNoSnap() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Vans"
      columns={columns}
      rows={rows}
      checkboxSelection
      slots={{ toolbar: SelectionToolbar }}
    />
  );
}
