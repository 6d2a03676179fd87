import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'light', headerName: 'Light', width: 98 },
  { field: 'water', headerName: 'Water, ml', type: 'number', width: 100 },
];

const rows = [
  { id: 1, name: 'Monstera', light: 'Half', water: 350 },
  { id: 2, name: 'Echeveria', light: 'Full', water: 60 },
  { id: 3, name: 'Calathea', light: 'Half', water: 300 },
  { id: 4, name: 'Aloe', light: 'Full', water: 80 },
  { id: 5, name: 'Aspidistra', light: 'Little', water: 150 },
];

function PlantToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <Box sx={{ flex: 1 }} />
      <Button
        size="small"
        startIcon={<FilterAltOffIcon />}
        disabled={items.length === 0}
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Show all plants
      </Button>
    </GridToolbarContainer>
  );
}

export default function CustomToolbarGrid() {
  return (
    <Box sx={{ width: '100%', height: 354 }}>
      <DataGrid
        aria-label="Plants"
        columns={columns}
        rows={rows}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'light', operator: 'equals', value: 'Full' }],
            },
          },
        }}
        slots={{ toolbar: PlantToolbar }}
        hideFooter
      />
    </Box>
  );
}
