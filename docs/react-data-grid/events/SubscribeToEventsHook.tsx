import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

/** The grid renders this component, so the hook can subscribe at once. */
function LastChoice() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Tick a dish.');

  useGridApiEventHandler(
    apiRef,
    'rowSelectionCheckboxChange',
    ({ id, value }) => {
      const { dish } = apiRef.current.getRow(id);
      setText(value ? `${dish} is added.` : `${dish} is removed.`);
    },
  );

  return (
    <Box role="status" sx={{ p: 2, typography: 'body2' }}>
      {text}
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, dish: 'Lentil soup', price: 7.5 },
  { id: 2, dish: 'Pumpkin gnocchi', price: 14 },
  { id: 3, dish: 'Plum cake', price: 4.8 },
];

export default function SubscribeToEventsHook() {
  return (
    <DataGrid
      autoHeight
      aria-label="Menu"
      rows={rows}
      columns={columns}
      checkboxSelection
      disableRowSelectionOnClick
      slots={{ footer: LastChoice }}
    />
  );
}
