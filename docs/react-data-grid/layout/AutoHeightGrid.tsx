import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stations } from './stations';

export default function AutoHeightGrid() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 418 }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
        <Button disabled={count === 4} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
      </Stack>
      <Box sx={{ width: '100%' }}>
        <DataGrid
          autoHeight
          aria-label="Stations in use"
          rows={stations.slice(0, count)}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
