import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

const FIELD = 'reading';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 130 },
  {
    field: FIELD,
    headerName: 'Reading (kWh)',
    type: 'number',
    width: 130,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

const rows = [
  { id: 1, meter: 'Ground floor', reading: 4120 },
  { id: 2, meter: 'First floor', reading: null },
  { id: 3, meter: 'Second floor', reading: 3877 },
  { id: 4, meter: 'Attic', reading: null },
];

export default function EditApiNoSnap() {
  const apiRef = useGridApiRef();

  const editNextEmpty = () => {
    const empty = gridExpandedSortedRowIdsSelector(apiRef).find(
      (id) => apiRef.current.getCellValue(id, FIELD) == null,
    );
    if (
      empty !== undefined &&
      apiRef.current.getCellMode(empty, FIELD) === 'view'
    ) {
      apiRef.current.startCellEditMode({ id: empty, field: FIELD });
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={editNextEmpty}>Next missing reading</Button>
      <DataGrid
        autoHeight
        aria-label="Meter readings"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
