import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { hotels } from './hotels';
import type { Hotel } from './hotels';
import { SearchBar } from './searchBar';

const columns: GridColDef<Hotel>[] = [
  {
    field: 'name',
    headerName: 'Hotel',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 110,
    filterOperators: shortTextOperators,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 80 },
];

export default function QuickFilteringExcludeHiddenColumns() {
  const [showsCity, setShowsCity] = React.useState(false);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['berlin'],
    quickFilterExcludeHiddenColumns: true,
  });

  return (
    <Stack sx={{ width: '100%', height: 370 }}>
      <FormControlLabel
        control={<Switch checked={showsCity} />}
        label="Show the city"
        onChange={(_event, checked) => setShowsCity(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Hotels"
          columns={columns}
          rows={hotels}
          columnVisibilityModel={{ city: showsCity }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableColumnSelector
          hideFooter
          slots={{ toolbar: SearchBar }}
        />
      </Box>
    </Stack>
  );
}
