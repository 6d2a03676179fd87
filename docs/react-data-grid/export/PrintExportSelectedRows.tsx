import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  gridFilteredSortedRowIdsSelector,
} from '@mui/x-data-grid';
import type {
  GridPrintGetRowsToExportParams,
  GridRowSelectionModel,
} from '@mui/x-data-grid';
import { columns, rows } from './harvest';

function getSelectedRows({ apiRef }: GridPrintGetRowsToExportParams) {
  return gridFilteredSortedRowIdsSelector(apiRef).filter((id) =>
    apiRef.current.isRowSelected(id),
  );
}

export default function PrintExportSelectedRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([
    1, 3,
  ]);

  return (
    <DataGrid
      autoHeight
      aria-label="Harvest"
      columns={columns}
      rows={rows}
      checkboxSelection
      rowSelectionModel={selection}
      onRowSelectionModelChange={setSelection}
      slots={{ toolbar: GridToolbar }}
      slotProps={{
        toolbar: {
          csvOptions: { disableToolbarButton: true },
          printOptions: {
            getRowsToExport: getSelectedRows,
            hideToolbar: true,
          },
        },
      }}
      disableColumnSelector
      disableDensitySelector
    />
  );
}
