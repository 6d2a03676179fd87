import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 120 },
  { field: 'points', headerName: 'Points', type: 'number', width: 100 },
];

const rows = [
  { id: 'sk', team: 'Skaters', points: 12 },
  { id: 'fo', team: 'Foxes', points: 9 },
  { id: 'he', team: 'Herons', points: 11 },
];

export default function UpdateRowsApiRef() {
  const apiRef = useGridApiRef();

  const score = () => {
    const { points } = apiRef.current.getRow('fo');
    apiRef.current.updateRows([{ id: 'fo', points: points + 2 }]);
  };
  const addTeam = () =>
    apiRef.current.updateRows([{ id: 'ow', team: 'Owls', points: 0 }]);
  const removeTeam = () =>
    apiRef.current.updateRows([{ id: 'ow', _action: 'delete' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 300 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button size="small" onClick={score}>
          Foxes score
        </Button>
        <Button size="small" onClick={addTeam}>
          Add Owls
        </Button>
        <Button size="small" onClick={removeTeam}>
          Remove Owls
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Teams"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
