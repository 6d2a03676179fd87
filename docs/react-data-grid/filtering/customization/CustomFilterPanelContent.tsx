import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { OpenFilterPanel } from '../../shared/openPanel';
import { shortTextOperators } from '../../shared/shortText';
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
    field: 'genre',
    headerName: 'Genre',
    width: 108,
    filterOperators: shortTextOperators,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 85 },
];

const outlined = { variant: 'outlined', size: 'small' };

const oneColumn = {
  width: 300,
  maxWidth: '100%',
  '& .MuiDataGrid-filterForm': { flexDirection: 'column', gap: 2, p: 2 },
  '& .MuiDataGrid-filterFormDeleteIcon': { alignSelf: 'flex-end' },
  [[
    '& .MuiDataGrid-filterFormColumnInput',
    '& .MuiDataGrid-filterFormOperatorInput',
    '& .MuiDataGrid-filterFormValueInput',
  ].join()]: { width: 1 },
};

export default function CustomFilterPanelContent() {
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'genre', operator: 'equals', value: 'Drama' }],
            },
          },
        }}
        hideFooter
        slots={{ toolbar: OpenFilterPanel }}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: outlined,
              operatorInputProps: outlined,
              valueInputProps: { InputComponentProps: outlined },
            },
            sx: oneColumn,
          },
        }}
      />
    </Box>
  );
}
