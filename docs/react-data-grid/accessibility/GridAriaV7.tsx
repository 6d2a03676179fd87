import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'drug', headerName: 'Drug', flex: 1, minWidth: 110 },
  { field: 'dose', headerName: 'Dose', width: 80 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 70 },
];

const rows = [
  { id: 1, drug: 'Ibuprofen', dose: '400 mg', stock: 130 },
  { id: 2, drug: 'Amoxicillin', dose: '500 mg', stock: 48 },
  { id: 3, drug: 'Loratadine', dose: '10 mg', stock: 75 },
];

const GRID_ROLES = '[role=grid], [role=treegrid]';

/** The label moves with the role. */
function nameGrid(root: HTMLDivElement | null) {
  const grid = root?.matches(GRID_ROLES)
    ? root
    : root?.querySelector(GRID_ROLES);
  grid?.setAttribute('aria-label', 'Pharmacy');
}

export default function GridAriaV7() {
  const [ariaV7, setAriaV7] = React.useState(true);

  return (
    <Stack sx={{ height: 320, width: '100%' }} spacing={1}>
      <FormControlLabel
        label="ariaV7"
        control={
          <Switch
            checked={ariaV7}
            onChange={(event) => setAriaV7(event.target.checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={String(ariaV7)}
          ref={nameGrid}
          columns={columns}
          rows={rows}
          experimentalFeatures={{ ariaV7 }}
          hideFooter
        />
      </Box>
      <Typography variant="body2">
        {ariaV7
          ? 'The element of headers and rows has the role grid, cells have gridcell.'
          : 'The root has the role grid, cells have the role cell.'}
      </Typography>
    </Stack>
  );
}
