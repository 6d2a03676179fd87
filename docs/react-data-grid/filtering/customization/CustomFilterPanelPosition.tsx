import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { films } from './films';
import type { Film } from './films';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    filterButtonRef: React.Ref<HTMLButtonElement>;
  }
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'genre', headerName: 'Genre', width: 100 },
];

function Toolbar({
  filterButtonRef,
}: {
  filterButtonRef: React.Ref<HTMLButtonElement>;
}) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={filterButtonRef} />
    </GridToolbarContainer>
  );
}

export default function CustomFilterPanelPosition() {
  const [filterButton, setFilterButton] =
    React.useState<HTMLButtonElement | null>(null);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        hideFooter
        slots={{ toolbar: Toolbar }}
        slotProps={{
          toolbar: { filterButtonRef: setFilterButton },
          panel: { anchorEl: filterButton, placement: 'bottom-end' },
          filterPanel: { sx: { maxWidth: 'calc(100vw - 24px)' } },
        }}
      />
    </Box>
  );
}
