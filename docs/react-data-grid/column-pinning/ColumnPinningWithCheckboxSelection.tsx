import * as React from 'react';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './trains';

const initialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'line'] },
};

export default function ColumnPinningWithCheckboxSelection() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Departures"
      columns={columns}
      rows={rows}
      hideFooter
      checkboxSelection
      disableRowSelectionOnClick
      initialState={initialState}
    />
  );
}
