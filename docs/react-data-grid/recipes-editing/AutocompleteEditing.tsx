import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const countries = ['Chile', 'Denmark', 'Ghana', 'Japan', 'Portugal', 'Vietnam'];

function EditCountry(params: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [typed, setTyped] = React.useState(false);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      autoHighlight={typed}
      options={countries}
      // Users who begin by typing or with Delete start with ''.
      value={value || null}
      onInputChange={(_event, text, reason) =>
        setTyped(reason === 'input' && text !== '')
      }
      onChange={(_event, country) =>
        apiRef.current.setEditCellValue({ id, field, value: country })
      }
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': colDef.headerName }}
          sx={{ height: '100%', px: 1.25, typography: 'body2' }}
        />
      )}
      // The list opens below the cell.
      sx={{ height: '100%' }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'coffee', headerName: 'Coffee', width: 120 },
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueSetter: ({ row, value }) => ({ ...row, country: value || null }),
    renderEditCell: (params) => <EditCountry {...params} />,
  },
];

const rows = [
  { id: 1, coffee: 'House', country: 'Vietnam' },
  { id: 2, coffee: 'Espresso', country: 'Ghana' },
  { id: 3, coffee: 'Filter', country: null },
];

export default function AutocompleteEditing() {
  return (
    <DataGrid
      autoHeight
      aria-label="Coffees"
      columns={columns}
      rows={rows}
      hideFooter
    />
  );
}
