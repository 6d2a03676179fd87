import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterOperator,
  GridRowSelectionModel,
} from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { films } from './films';
import type { Film } from './films';

const isSelected: GridFilterOperator<Film> = {
  label: 'is selected',
  value: 'isSelected',
  // Required by the type, and not used because there is the other one.
  getApplyFilterFn: () => null,
  getApplyFilterFnV7: () => (_value, film, _column, apiRef) =>
    apiRef.current.isRowSelected(film.id),
  requiresFilterValue: false,
};

const selection: GridColDef<Film> = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  // Space for the filter icon beside the checkbox.
  width: 76,
  filterable: true,
  filterOperators: [isSelected],
};

const columns: GridColDef<Film>[] = [
  selection,
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

const selectedOnly = {
  items: [{ field: selection.field, operator: isSelected.value }],
};

export default function CustomSelectionOperator() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    1, 5, 7,
  ]);

  return (
    <Stack sx={{ width: '100%', height: 420 }}>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Selected films only"
        onChange={(_event, checked) =>
          apiRef.current.setFilterModel(checked ? selectedOnly : { items: [] })
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          columns={columns}
          rows={films}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          initialState={{ filter: { filterModel: selectedOnly } }}
          hideFooterPagination
        />
      </Box>
    </Stack>
  );
}
