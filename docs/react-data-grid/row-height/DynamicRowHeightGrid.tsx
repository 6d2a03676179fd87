import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeReviews } from './reviews';
import type { Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 85 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 70 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 180 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 100;

export default function DynamicRowHeightGrid() {
  const rows = React.useMemo(() => makeReviews(1_000), []);

  return (
    <Box sx={{ width: '100%', height: 440 }}>
      <DataGrid
        aria-label="Reviews"
        columns={columns}
        rows={rows}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
