import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { FilterBar } from './filterBar';
import { films } from './films';
import type { Film } from './films';

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Film',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 118,
    filterOperators: getGridNumericOperators().filter(({ value }) =>
      ['>=', '<='].includes(value),
    ),
  },
];

export default function RemoveBuiltInOperators() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'minutes', operator: '<=', value: '100' }],
            },
          },
        }}
        hideFooter
        slots={{ toolbar: FilterBar }}
      />
    </Box>
  );
}
