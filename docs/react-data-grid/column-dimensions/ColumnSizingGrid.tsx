import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';

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
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGridPro
          aria-label="Cities, with columns to resize"
          rows={cities}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.field}: ${Math.round(width)} pixels`)
          }
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
