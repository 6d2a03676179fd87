import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = Array.from({ length: 100 }, (_row, id) => ({
  id,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_column, hour) => [
      `h${hour}`,
      12 + ((id * 5 + hour * 3) % 14),
    ]),
  ),
}));

/** Shows how often it was rendered, and flashes each time. */
function CountedCell({ value }: GridRenderCellParams) {
  const renders = React.useRef(0);
  const cell = React.useRef<HTMLSpanElement>(null);
  renders.current += 1;

  React.useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const color = getComputedStyle(cell.current!).color;
      cell.current?.animate(
        [{ boxShadow: `inset 0 0 0 2px ${color}` }, { boxShadow: 'none' }],
        600,
      );
    }
  });

  return (
    <Box component="span" ref={cell} sx={{ px: 1, borderRadius: 1 }}>
      {value} °C, {renders.current}×
    </Box>
  );
}

const makeColumns = (): GridColDef[] =>
  Array.from({ length: 12 }, (_column, hour) => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    width: 110,
    sortable: false,
    renderCell: (params) => <CountedCell {...params} />,
  }));

const stableColumns = makeColumns();

export default function GridVisualization() {
  const [isStable, setIsStable] = React.useState(true);
  const [, renderParent] = React.useReducer((count: number) => count + 1, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 400 }}>
      <Stack direction="row" flexWrap="wrap" columnGap={2}>
        <Button size="small" onClick={renderParent}>
          Render the parent
        </Button>
        <FormControlLabel
          control={<Switch size="small" checked={isStable} />}
          label="Stable columns"
          onChange={(_event, checked) => setIsStable(checked)}
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Temperatures by station and hour"
          rows={rows}
          columns={isStable ? stableColumns : makeColumns()}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
