import * as React from 'react';
import { alpha, styled } from '@mui/material/styles';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { hotels, percent } from './hotels';
import type { Hotel } from './hotels';

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: 24,
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: alpha(theme.palette.text.primary, 0.08),
}));

const Bar = styled('div')(({ theme }) => ({
  height: '100%',
  backgroundColor: alpha(theme.palette.success.main, 0.4),
}));

const Label = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

function Share({ value, formattedValue, aggregation }: GridRenderCellParams) {
  if (value == null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return (
    <Track>
      <Bar style={{ width: percent.format(value) }} />
      <Label>{formattedValue}</Label>
    </Track>
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
