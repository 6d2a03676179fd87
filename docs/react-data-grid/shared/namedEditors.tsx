import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import {
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';

/** The native checkbox takes no name. */
function EditCheckbox(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Checkbox
      size="small"
      checked={Boolean(value)}
      inputRef={inputRef}
      inputProps={{ 'aria-label': colDef.headerName }}
      onChange={(_event, checked) =>
        apiRef.current.setEditCellValue({ id, field, value: checked })
      }
      sx={{ mx: 'auto' }}
    />
  );
}

/** A `renderEditCell`: the native editor of the column's type, named by the column's header for screen readers. */
export function renderNamedEditor(params: GridRenderEditCellParams) {
  const inputProps = { 'aria-label': params.colDef.headerName };

  switch (params.colDef.type) {
    case 'boolean':
      return <EditCheckbox {...params} />;
    case 'date':
    case 'dateTime':
      return <GridEditDateCell {...params} inputProps={inputProps} />;
    case 'singleSelect':
      return <GridEditSingleSelectCell {...params} inputProps={inputProps} />;
    default:
      return <GridEditInputCell {...params} inputProps={inputProps} />;
  }
}
