import * as React from 'react';
import Box from '@mui/material/Box';
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
    const count = () => {
      const root = apiRef.current.rootElementRef?.current;
      setCells(root?.querySelectorAll('[role="cell"]').length ?? 0);
    };
    // The cells are in the page one frame after the event.
    const countLater = () => requestAnimationFrame(count);
    return apiRef.current.subscribeEvent('scrollPositionChange', countLater);
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {cells} of {(ROWS * COLUMNS).toLocaleString('en')} cells are rendered.
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Measurements by day"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
