import * as React from 'react';
import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import type {
  DataGridProps,
  GridCellModesModel,
  GridColDef,
} from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

const columns: GridColDef[] = [
  {
    field: 'dish',
    headerName: 'Dish',
    flex: 1,
    minWidth: 105,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: ['Starter', 'Main', 'Dessert'],
    width: 90,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 85,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

const rows = [
  { id: 1, dish: 'Leek soup', course: 'Starter', price: 7 },
  { id: 2, dish: 'Mushroom pie', course: 'Main', price: 16 },
  { id: 3, dish: 'Pear tart', course: 'Dessert', price: 8 },
];

export default function SingleClickEditing() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const open: DataGridProps['onCellClick'] = (params, event) => {
    const isInCell = event.currentTarget.contains(event.target as Node);
    if (
      params.isEditable &&
      params.cellMode === GridCellModes.View &&
      // Menus of editors are outside the cell, and their clicks arrive here.
      isInCell
    ) {
      setModes((current) => ({
        ...current,
        [params.id]: {
          ...current[params.id],
          [params.field]: { mode: GridCellModes.Edit },
        },
      }));
    }
  };

  return (
    <DataGrid
      autoHeight
      aria-label="Menu of the day"
      columns={columns}
      rows={rows}
      cellModesModel={modes}
      onCellModesModelChange={setModes}
      onCellClick={open}
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
