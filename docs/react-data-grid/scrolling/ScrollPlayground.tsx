import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows, SIZE } from './multiplication';

/** What was typed, as a number that the table has. */
function toIndex(text: string) {
  const number = Math.round(Number(text));
  return Math.min(SIZE, Math.max(1, number || 1)) - 1;
}

export default function ScrollPlayground() {
  const apiRef = useGridApiRef();
  const [row, setRow] = React.useState('50');
  const [column, setColumn] = React.useState('50');
  const [target, setTarget] = React.useState({ row: 49, column: 49 });

  const scroll = (event: React.FormEvent) => {
    event.preventDefault();
    const next = { row: toIndex(row), column: toIndex(column) };
    setTarget(next);
    apiRef.current.scrollToIndexes({
      rowIndex: next.row,
      colIndex: next.column,
    });
  };

  return (
    <Stack sx={{ height: 400, width: '100%' }} spacing={1}>
      <Stack component="form" direction="row" spacing={1} onSubmit={scroll}>
        <TextField
          size="small"
          label="Row"
          value={row}
          onChange={(event) => setRow(event.target.value)}
        />
        <TextField
          size="small"
          label="Column"
          value={column}
          onChange={(event) => setColumn(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Scroll
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products of the numbers from 1 to 100"
          columns={columns}
          rows={rows}
          hideFooter
          getCellClassName={({ id, field }) =>
            id === target.row + 1 && field === `x${target.column + 1}`
              ? 'target'
              : ''
          }
          sx={{
            '& .target': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        />
      </Box>
    </Stack>
  );
}
