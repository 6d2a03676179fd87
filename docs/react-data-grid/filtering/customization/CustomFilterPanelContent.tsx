import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { films } from './films';
import type { Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'genre', headerName: 'Genre', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 85 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const outlined = { variant: 'outlined', size: 'small' };

export default function CustomFilterPanelContent() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
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
        slots={{ toolbar: Toolbar }}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: outlined,
              operatorInputProps: outlined,
              valueInputProps: { InputComponentProps: outlined },
              deleteIconProps: { sx: { justifyContent: 'center' } },
            },
            sx: {
              width: 300,
              maxWidth: '100vw',
              '& .MuiDataGrid-filterForm': {
                flexDirection: 'column',
                gap: 2,
                p: 2,
              },
              '& .MuiDataGrid-filterFormDeleteIcon': { alignSelf: 'flex-end' },
              [[
                '& .MuiDataGrid-filterFormColumnInput',
                '& .MuiDataGrid-filterFormOperatorInput',
                '& .MuiDataGrid-filterFormValueInput',
              ].join()]: { width: 1 },
            },
          },
        }}
      />
    </Box>
  );
}
