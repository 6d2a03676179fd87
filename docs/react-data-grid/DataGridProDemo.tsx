import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid-pro';
import { makeGauges, meanOf, MONTHS } from './rainfall';
import type { RainGauge } from './rainfall';

const rain = (opacity: number) => (theme: Theme) =>
  alpha(theme.palette.info.main, opacity);

/** Steps at 40, 80 and 120 mm. */
function wetness({ value = 0 }: GridCellParams<RainGauge, number>) {
  return `wet-${Math.min(Math.floor(value / 40), 3)}`;
}

const columns: GridColDef<RainGauge>[] = [
  { field: 'id', headerName: 'Gauge', width: 90 },
  { field: 'region', headerName: 'Region', width: 110 },
  ...MONTHS.map((month, index): GridColDef<RainGauge> => ({
    field: month,
    type: 'number',
    width: 72,
    valueGetter: ({ row }) => row.rain[index],
    cellClassName: wetness,
    filterable: false,
    disableColumnMenu: true,
  })),
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueGetter: ({ row }) => row.rain.reduce((sum, value) => sum + value, 0),
  },
];

export default function DataGridProDemo() {
  const rows = React.useMemo(() => makeGauges(100_000), []);
  const pinnedRows = React.useMemo(() => ({ bottom: [meanOf(rows)] }), [rows]);

  return (
    <Box
      sx={{
        width: '100%',
        height: 498,
        '& .wet-1': { bgcolor: rain(0.1) },
        '& .wet-2': { bgcolor: rain(0.24) },
        '& .wet-3': { bgcolor: rain(0.4) },
      }}
    >
      <DataGridPro
        aria-label="Rain in millimeters"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{ pinnedColumns: { left: ['id'], right: ['year'] } }}
        rowHeight={40}
        unstable_headerFilters
      />
    </Box>
  );
}
