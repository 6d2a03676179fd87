import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InboxIcon from '@mui/icons-material/Inbox';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef, GridSlotsComponentsProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

type OverlayProps = NonNullable<GridSlotsComponentsProps['noRowsOverlay']>;

function NoRecipes({ onAdd }: OverlayProps) {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <InboxIcon sx={{ fontSize: 48, color: 'text.secondary' }} />
      No recipes yet
      <Button variant="contained" size="small" onClick={onAdd}>
        Add a recipe
      </Button>
    </GridOverlay>
  );
}

const firstRecipe = { id: 1, name: 'Lentil soup', minutes: 40 };

export default function CustomEmptyOverlayGrid() {
  const [rows, setRows] = React.useState<(typeof firstRecipe)[]>([]);

  return (
    <Box sx={{ height: 311, width: '100%' }}>
      <DataGrid
        autoHeight
        aria-label="Recipes"
        columns={columns}
        rows={rows}
        slots={{ noRowsOverlay: NoRecipes }}
        slotProps={{ noRowsOverlay: { onAdd: () => setRows([firstRecipe]) } }}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
      />
    </Box>
  );
}
