import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
} from '@mui/x-data-grid';
import type { GridCellModesModel, GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 130 },
  {
    field: 'seconds',
    headerName: 'Seconds',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

const rows = [
  { id: 7, runner: 'Freja Holm', seconds: 61.2 },
  { id: 12, runner: 'Noah Braun', seconds: 60.8 },
  { id: 31, runner: 'Hanna Silva', seconds: 64.5 },
];

const { Edit, View } = GridCellModes;

export default function StartEditButtonGrid() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [selected, setSelected] = React.useState<number>(12);
  const isEditing = modes[selected]?.seconds?.mode === Edit;

  const setMode = (mode: GridCellModesModel[number][string]) =>
    setModes({ ...modes, [selected]: { seconds: mode } });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row">
        <Button disabled={isEditing} onClick={() => setMode({ mode: Edit })}>
          Edit time
        </Button>
        <Button disabled={!isEditing} onClick={() => setMode({ mode: View })}>
          Save
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() => setMode({ mode: View, ignoreModifications: true })}
        >
          Cancel
        </Button>
      </Stack>
      <DataGrid
        autoHeight
        aria-label="Lap times"
        columns={columns}
        rows={rows}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellEditStop={(params, event) => {
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        rowSelectionModel={[selected]}
        onRowSelectionModelChange={([id]) => {
          if (id !== undefined && !isEditing) {
            setSelected(Number(id));
          }
        }}
        hideFooter
      />
    </Box>
  );
}
