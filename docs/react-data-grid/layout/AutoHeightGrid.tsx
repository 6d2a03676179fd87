import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stations } from './stations';

interface ContainerProps {
  above: React.ReactNode;
  children: React.ReactNode;
}

/** Keeps the height of the tallest grid, so that the page does not move. */
function Container({ above, children }: ContainerProps) {
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 418 }}>
      {above}
      <Box sx={{ width: '100%' }}>{children}</Box>
    </Stack>
  );
}

export default function AutoHeightGrid() {
  const [count, setCount] = React.useState(3);

  const buttons = (
    <Stack direction="row" spacing={1}>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove a row
      </Button>
      <Button disabled={count === 4} onClick={() => setCount(count + 1)}>
        Add a row
      </Button>
    </Stack>
  );

  return (
    <Container above={buttons}>
      <DataGrid
        autoHeight
        aria-label="Stations in use"
        rows={stations.slice(0, count)}
        columns={columns}
      />
    </Container>
  );
}
