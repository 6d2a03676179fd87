import * as React from 'react';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
} from '@mui/x-data-grid';
import type { GridColDef, GridRowModesModel } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

const columns: GridColDef[] = [
  {
    field: 'wine',
    headerName: 'Wine',
    flex: 2,
    minWidth: 110,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'note',
    headerName: 'Tasting note',
    flex: 3,
    minWidth: 150,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

const rows = [
  { id: 1, wine: 'Riesling 2024', note: 'Peach, some honey' },
  { id: 2, wine: 'Rioja 2020', note: 'Plum and cedar' },
  { id: 3, wine: 'Vinho Verde', note: 'Lime, a little fizz' },
];

export default function DisableStopEditModeOnFocusOut() {
  const [modes, setModes] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  return (
    <DataGrid
      autoHeight
      aria-label="Tasting notes"
      columns={columns}
      rows={rows}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
      onRowEditStop={(params, event) => {
        if (params.reason === GridRowEditStopReasons.rowFocusOut) {
          event.defaultMuiPrevented = true;
        }
      }}
      hideFooter
    />
  );
}
