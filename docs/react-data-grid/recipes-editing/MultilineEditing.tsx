// long: an editor outside the cell, with its keys and its focus
import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const LONGEST = 1000;

function EditLines(params: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useEffect(() => {
    if (hasFocus && input) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  return (
    <Box
      ref={setAnchor}
      sx={{ alignSelf: 'flex-start', width: '100%', px: '9px', py: '7px' }}
    >
      {/* Keeps the height of the row. */}
      <Box aria-hidden sx={{ typography: 'body2', whiteSpace: 'pre-line' }}>
        {value}
      </Box>
      {anchor && (
        <Popper
          open
          anchorEl={anchor}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              fullWidth
              maxRows={6}
              inputRef={setInput}
              value={value ?? ''}
              inputProps={{
                'aria-label': colDef.headerName,
                maxLength: LONGEST,
              }}
              onChange={({ target }) =>
                apiRef.current.setEditCellValue({
                  id,
                  field,
                  value: target.value,
                })
              }
              onKeyDown={(event) => {
                if (event.key === 'Enter' && event.shiftKey) {
                  // A new line. The grid would save.
                  event.stopPropagation();
                }
              }}
              sx={{ typography: 'body2' }}
            />
          </Paper>
        </Popper>
      )}
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 65 },
  {
    field: 'note',
    headerName: 'Note for housekeeping',
    flex: 1,
    minWidth: 195,
    editable: true,
    renderEditCell: (params) => <EditLines {...params} />,
  },
];

const rows = [
  { id: 1, room: '101', note: 'Two extra pillows\nNo feathers' },
  { id: 2, room: '102', note: 'Late check-out at 14:00' },
  { id: 3, room: '204', note: 'Cot\nQuiet before 9\nFruit, no nuts' },
];

export default function MultilineEditing() {
  return (
    <DataGrid
      autoHeight
      aria-label="Notes for housekeeping"
      columns={columns}
      rows={rows}
      getRowHeight={() => 'auto'}
      sx={{
        '& .MuiDataGrid-cell': { py: 1 },
        '& .MuiDataGrid-cellContent': { whiteSpace: 'pre-line' },
      }}
      hideFooter
    />
  );
}
