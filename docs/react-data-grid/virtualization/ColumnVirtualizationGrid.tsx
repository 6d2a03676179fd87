import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const ROWS = 1000;
const COLUMNS = 1000;

const columns: GridColDef[] = Array.from(
  { length: COLUMNS },
  (_column, index) => ({
    field: `c${index}`,
    headerName: `Day ${index + 1}`,
    width: 90,
    valueGetter: ({ id }) => 1 + ((Number(id) * 31 + index * 17) % 97),
  }),
);

const rows = Array.from({ length: ROWS }, (_row, id) => ({ id }));

export default function ColumnVirtualizationGrid() {
  const apiRef = useGridApiRef();
  const [cells, setCells] = React.useState(0);

  React.useEffect(() => {
    let frame = 0;
    const count = () => {
      const root = apiRef.current.rootElementRef?.current;
      setCells(root?.querySelectorAll('[role="cell"]').length ?? 0);
    };
    // The cells are in the page one frame after the event.
    const countLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(count);
    };
    countLater();
    const stop = apiRef.current.subscribeEvent(
      'scrollPositionChange',
      countLater,
    );
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 400 }}>
      <Typography variant="body2">
        {cells} of {(ROWS * COLUMNS).toLocaleString('en')} cells are rendered.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Measurements by day"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
