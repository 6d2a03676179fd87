import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { hotels, percent } from './hotels';
import type { Hotel } from './hotels';
import './AggregationRenderCell.css';

function Share({ value, formattedValue, aggregation }: GridRenderCellParams) {
  if (value == null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return (
    <div className="aggregation-render-cell-track">
      <div
        className="aggregation-render-cell-bar"
        style={{ width: percent.format(value) }}
      />
      <span className="aggregation-render-cell-label">{formattedValue}</span>
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
