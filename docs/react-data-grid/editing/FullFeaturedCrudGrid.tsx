// long: adding, editing, saving, canceling and deleting in one grid
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {
  DataGridProps,
  GridColDef,
  GridRowId,
  GridRowModesModel,
} from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';
import { focusNextRow } from './focusNextRow';
import { plants as initialPlants } from './plants';
import type { Plant } from './plants';

const { Edit, View } = GridRowModes;

function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation(); // the grid would scroll
  }
}

export default function FullFeaturedCrudGrid() {
  const apiRef = useGridApiRef();
  const [plants, setPlants] = React.useState<Plant[]>(initialPlants);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [problem, setProblem] = React.useState('');

  const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
    setModes((current) => ({ ...current, [id]: mode }));
  const remove = (id: GridRowId) => {
    focusNextRow(apiRef, id, 'name');
    setPlants((current) => current.filter((plant) => plant.id !== id));
  };

  const add = () => {
    const id = Math.max(0, ...plants.map((plant) => plant.id)) + 1;
    setPlants([{ id, name: '', pots: null, isNew: true }, ...plants]);
    setMode(id, { mode: Edit, fieldToFocus: 'name' });
  };
  const cancel = (id: GridRowId) => {
    setMode(id, { mode: View, ignoreModifications: true });
    setProblem('');
    if (plants.some((plant) => plant.id === id && plant.isNew)) {
      remove(id);
    }
  };

  const handleRowEditStop: DataGridProps['onRowEditStop'] = (params, event) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      // Only the buttons, Enter and Escape end the edit.
      event.defaultMuiPrevented = true;
    } else if (params.reason === GridRowEditStopReasons.escapeKeyDown) {
      event.defaultMuiPrevented = true;
      cancel(params.id);
    }
  };
  const save = ({ isNew: _isNew, ...plant }: Plant) => {
    if (plant.name.trim() === '') {
      throw new Error('A plant needs a name.');
    }
    setProblem('');
    setPlants((all) => all.map((one) => (one.id === plant.id ? plant : one)));
    return plant;
  };

  const columns: GridColDef<Plant>[] = [
    {
      field: 'name',
      headerName: 'Plant',
      flex: 1,
      minWidth: 90,
      editable: true,
      renderEditCell: renderNamedEditor,
    },
    {
      field: 'pots',
      headerName: 'Pots',
      type: 'number',
      width: 70,
      editable: true,
      renderEditCell: renderNamedEditor,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      getActions: ({ id }) =>
        modes[id]?.mode === Edit
          ? [
              <GridActionsCellItem
                key="save"
                icon={<SaveIcon />}
                label="Save"
                onKeyDown={keepSpace}
                onClick={() => setMode(id, { mode: View })}
              />,
              <GridActionsCellItem
                key="cancel"
                icon={<CancelIcon />}
                label="Cancel"
                onKeyDown={keepSpace}
                onClick={() => cancel(id)}
              />,
            ]
          : [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label="Edit"
                onKeyDown={keepSpace}
                onClick={() =>
                  setMode(id, { mode: Edit, fieldToFocus: 'name' })
                }
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label="Delete"
                onKeyDown={keepSpace}
                onClick={() => remove(id)}
              />,
            ],
    },
  ];

  return (
    <Stack sx={{ height: 420, width: '100%' }} spacing={1}>
      <Button
        startIcon={<AddIcon />}
        disabled={plants.some((plant) => plant.isNew)}
        onClick={add}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add plant
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plants in the nursery"
          columns={columns}
          rows={plants}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleRowEditStop}
          processRowUpdate={save}
          onProcessRowUpdateError={(error) => setProblem(error.message)}
          hideFooter
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
