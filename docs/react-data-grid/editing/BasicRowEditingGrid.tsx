import * as React from 'react';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import type { GridRowModesModel } from '@mui/x-data-grid';
import { bikes, columns } from './bikes';

export default function BasicRowEditingGrid() {
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  return (
    <DataGrid
      autoHeight
      aria-label="Rental bikes, edited by row"
      columns={columns}
      rows={bikes}
      editMode="row"
      rowModesModel={rowModesModel}
      onRowModesModelChange={setRowModesModel}
      hideFooter
    />
  );
}
