import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'drug', headerName: 'Drug', flex: 1, minWidth: 120 },
  { field: 'dose', headerName: 'Dose', width: 90 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
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
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="ariaV7"
        control={
          <Switch
            checked={ariaV7}
            onChange={(event) => setAriaV7(event.target.checked)}
          />
        }
      />
      <DataGrid
        key={String(ariaV7)}
        ref={nameGrid}
        autoHeight
        columns={columns}
        rows={rows}
        experimentalFeatures={{ ariaV7 }}
        hideFooter
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {ariaV7
          ? 'The element of headers and rows has the role grid, cells have gridcell.'
          : 'The root has the role grid, cells have the role cell.'}
      </Typography>
    </div>
  );
}
