import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { hotels, percent } from './hotels';
import type { Hotel } from './hotels';

function Share({ value, formattedValue, aggregation }: GridRenderCellParams) {
  if (value == null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return (
    <div className="relative h-6 w-full overflow-hidden rounded-md bg-black/8 dark:bg-white/8">
      <div
        className="h-full bg-[#2e7d32]/40 dark:bg-[#66bb6a]/40"
        style={{ width: percent.format(value) }}
      />
      <span className="absolute inset-0 grid place-items-center">
        {formattedValue}
      </span>
    </div>
  );
}

const share: Partial<GridColDef<Hotel>> = {
  type: 'number',
  headerAlign: 'left',
  align: 'left',
  flex: 1,
  minWidth: 95,
  valueFormatter: ({ value }) => (value == null ? '' : percent.format(value)),
  renderCell: (params) => <Share {...params} />,
};

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', width: 88 },
  { ...share, field: 'summer', headerName: 'Summer' },
  { ...share, field: 'winter', headerName: 'Winter' },
];

export default function AggregationRenderCell() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Hotels, with the share of rooms that were taken"
      rows={hotels}
      columns={columns}
      initialState={{
        aggregation: { model: { summer: 'avg', winter: 'size' } },
      }}
      hideFooter
    />
  );
}
