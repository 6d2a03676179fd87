import * as React from 'react';
import {
  DataGrid,
  GridEditSingleSelectCell,
  GridRowModes,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridEditSingleSelectCellProps,
  GridRowModesModel,
} from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';
import { citiesFor, COUNTRIES, guides } from './cities';
import type { Guide } from './cities';

function EditCountry(props: GridEditSingleSelectCellProps) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  const changeCountry = async (country: string) => {
    // The city renders again when it changes, and then needs the new country.
    await apiRef.current.setEditCellValue({ id, field, value: country });
    await apiRef.current.setEditCellValue({ id, field: 'city', value: '' });
  };

  return (
    <GridEditSingleSelectCell
      {...props}
      inputProps={{ 'aria-label': props.colDef.headerName }}
      onValueChange={(_event, country) => changeCountry(country)}
    />
  );
}

const columns: GridColDef<Guide>[] = [
  { field: 'name', headerName: 'Guide', flex: 1, minWidth: 65 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: COUNTRIES,
    width: 105,
    editable: true,
    renderEditCell: (params) => <EditCountry {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => citiesFor(row),
    width: 115,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

export default function LinkedFieldsRowEditing() {
  const [modes, setModes] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  return (
    <DataGrid
      autoHeight
      aria-label="Guides, edited by row"
      columns={columns}
      rows={guides}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
      hideFooter
    />
  );
}
