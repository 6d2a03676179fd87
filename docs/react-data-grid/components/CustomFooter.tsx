import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridSlotsComponentsProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    budget: number;
  }
}

const columns: GridColDef[] = [
  { field: 'trip', headerName: 'Trip', flex: 1, minWidth: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 60 },
  { field: 'cost', headerName: 'Cost, €', type: 'number', width: 90 },
];

const rows = [
  { id: 1, trip: 'Trade fair in Milan', days: 3, cost: 1240 },
  { id: 2, trip: 'Customers in Lyon', days: 2, cost: 560 },
  { id: 3, trip: 'Workshop in Ghent', days: 1, cost: 310 },
];

type FooterProps = NonNullable<GridSlotsComponentsProps['footer']>;

function CostFooter({ budget = 0 }: FooterProps) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const cost = entries.reduce((sum, { model }) => sum + model['cost'], 0);

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Box
        sx={{ px: 2, py: 1, color: cost > budget ? 'error.main' : undefined }}
      >
        {`€${cost} of €${budget}`}
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function CustomFooter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Business trips"
        columns={columns}
        rows={rows}
        slots={{ footer: CostFooter }}
        slotProps={{ footer: { budget: 2000 } }}
      />
    </Box>
  );
}
