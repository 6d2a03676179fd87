import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterPanel,
  GridPreferencePanelsValue,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { QuietFilterPanel } from '../../shared/openPanel';
import { shortTextOperators } from '../../shared/shortText';
import { films } from './films';
import type { Film } from './films';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    filterButtonRef: React.Ref<HTMLButtonElement>;
  }
}

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Film',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'genre',
    headerName: 'Genre',
    width: 100,
    filterOperators: shortTextOperators,
  },
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
  const [wasClosed, setWasClosed] = React.useState(false);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          preferencePanel: {
            open: true,
            openedPanelValue: GridPreferencePanelsValue.filters,
          },
        }}
        onPreferencePanelClose={() => setWasClosed(true)}
        hideFooter
        slots={{
          toolbar: Toolbar,
          // The first panel is open from the start, and leaves the focus alone.
          filterPanel: wasClosed ? GridFilterPanel : QuietFilterPanel,
        }}
        slotProps={{
          toolbar: { filterButtonRef: setFilterButton },
          panel: {
            anchorEl: filterButton,
            placement: 'bottom-end',
            disablePortal: true,
            sx: { '& .MuiDataGrid-paper': { minWidth: 0 } },
          },
          filterPanel: {
            sx: {
              width: 230,
              '& .MuiDataGrid-filterForm': { flexWrap: 'wrap', rowGap: 1 },
            },
          },
        }}
      />
    </Box>
  );
}
