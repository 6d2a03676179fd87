import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';
import { months } from './months';
import type { Month } from './months';

const columns: GridColDef<Month>[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 80 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'power',
    headerName: 'Power',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

export default function IsCellEditableGrid() {
  return (
    <div className="w-full [&_.MuiDataGrid-cell--editable]:cursor-text [&_.MuiDataGrid-cell--editable]:bg-black/4 dark:[&_.MuiDataGrid-cell--editable]:bg-white/8">
      <DataGrid
        autoHeight
        aria-label="Costs by month"
        columns={columns}
        rows={months}
        isCellEditable={({ row }) => !row.isClosed}
        hideFooter
      />
    </div>
  );
}
