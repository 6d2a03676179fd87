import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';
import { Container } from './container';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 120 },
  {
    field: 'known',
    headerName: 'Known for',
    width: 140,
    minWidth: 100,
    maxWidth: 260,
  },
  { field: 'country', headerName: 'Fixed', resizable: false },
];

export default function ColumnSizingGrid() {
  const [message, setMessage] = React.useState('Drag the edge of a header.');

  return (
    <Container
      below={
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {message}
        </Typography>
      }
    >
      <DataGridPro
        aria-label="Cities, with columns to resize"
        rows={cities}
        columns={columns}
        // A double click would report the width from before.
        disableAutosize
        onColumnWidthChange={({ colDef, width }) =>
          setMessage(`${colDef.field}: ${Math.round(width)} pixels`)
        }
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Container>
  );
}
