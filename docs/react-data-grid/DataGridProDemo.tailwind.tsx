import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid-pro';
import { makeGauges, meanOf, MONTHS } from './rainfall';
import type { RainGauge } from './rainfall';

const levelClassNames = [
  '',
  'bg-[#0288d1]/10 dark:bg-[#29b6f6]/10',
  'bg-[#0288d1]/24 dark:bg-[#29b6f6]/24',
  'bg-[#0288d1]/40 dark:bg-[#29b6f6]/40',
];

/** Steps at 40, 80 and 120 mm. */
function wetness({ value = 0 }: GridCellParams<RainGauge, number>) {
  return levelClassNames[Math.min(Math.floor(value / 40), 3)] ?? '';
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
    <div className="h-[498px] w-full">
      <DataGridPro
        aria-label="Rain in millimeters"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{ pinnedColumns: { left: ['id'], right: ['year'] } }}
        rowHeight={40}
        unstable_headerFilters
      />
    </div>
  );
}
