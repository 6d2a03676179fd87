import * as React from 'react';
import Select from '@mui/material/Select';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const SHIFTS = ['Early', 'Late', 'Night', 'Off'];

function EditShift(params: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLSelectElement>(null);
  const isByKey = React.useRef(false);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const choose = async (shift: string) => {
    const change = { id, field, value: shift };
    const isValid = await apiRef.current.setEditCellValue(change);
    // In a closed list, each arrow key is a choice. Enter saves then.
    if (isValid && !isByKey.current) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <Select
      native
      fullWidth
      value={SHIFTS.includes(value) ? value : ''}
      onChange={(event) => choose(event.target.value)}
      onKeyDown={() => {
        isByKey.current = true;
      }}
      onMouseDown={() => {
        isByKey.current = false;
      }}
      inputRef={inputRef}
      inputProps={{ 'aria-label': colDef.headerName }}
      sx={{ height: '100%' }}
    >
      <option value="" disabled>
        Choose…
      </option>
      {SHIFTS.map((shift) => (
        <option key={shift}>{shift}</option>
      ))}
    </Select>
  );
}

const columns: GridColDef[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 120 },
  {
    field: 'shift',
    headerName: 'Shift',
    width: 140,
    editable: true,
    renderEditCell: (params) => <EditShift {...params} />,
  },
];

const rows = [
  { id: 1, nurse: 'Zofia Nowak', shift: 'Early' },
  { id: 2, nurse: 'Paulo Silva', shift: 'Night' },
  { id: 3, nurse: 'Claire Dubois', shift: 'Off' },
];

export default function AutoStopEditComponent() {
  return (
    <DataGrid
      autoHeight
      aria-label="Shifts of Monday"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
