import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 70,
    aggregable: false,
    valueFormatter: ({ value }) => String(value ?? ''),
  },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 86 },
];

const rows = [
  { id: 1, title: 'Tides of the North', year: 2018, pages: 412 },
  { id: 2, title: 'Bread and Salt', year: 2021, pages: 236 },
  { id: 3, title: 'A Field Guide to Rain', year: 2023, pages: 188 },
  { id: 4, title: 'Night Trains', year: 2024, pages: 304 },
];

export default function AggregationColDefAggregable() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Books, with their number of pages"
      rows={rows}
      columns={columns}
      initialState={{ aggregation: { model: { year: 'sum', pages: 'sum' } } }}
      hideFooter
    />
  );
}
