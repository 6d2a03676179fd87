import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  to: string;
  stop: number;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'stop', headerName: 'Stops left', type: 'number', width: 110 },
];

const TOWNS = ['Porto', 'Braga', 'Évora', 'Faro', 'Lagos'];

const loaded: Parcel[] = [
  { id: 401, to: 'Porto', stop: 2 },
  { id: 402, to: 'Braga', stop: 5 },
  { id: 403, to: 'Évora', stop: 7 },
];

export default function UpdateRowsProp() {
  const [rows, setRows] = React.useState(loaded);
  const nextId = React.useRef(404);

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((all) => [...all, { id, to: TOWNS[id % TOWNS.length]!, stop: 9 }]);
  };
  const deliverNext = () => setRows((all) => all.slice(1));
  const drive = () =>
    setRows((all) =>
      all.map((row) => ({ ...row, stop: Math.max(0, row.stop - 1) })),
    );

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 300 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button size="small" onClick={add}>
          Add
        </Button>
        <Button size="small" onClick={drive}>
          Next stop
        </Button>
        <Button size="small" onClick={deliverNext}>
          Remove first
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Parcels in the van"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
