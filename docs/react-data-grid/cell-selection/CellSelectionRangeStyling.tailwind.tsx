import * as React from 'react';
import clsx from 'clsx';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows, makeWeekend } from './prices';

const gridClassName = clsx(
  '[&_.MuiDataGrid-cell]:border-2 [&_.MuiDataGrid-cell]:border-solid [&_.MuiDataGrid-cell]:border-transparent',
  '[&_.MuiDataGrid-cell.Mui-selected]:bg-[#2e7d32]/20 dark:[&_.MuiDataGrid-cell.Mui-selected]:bg-[#66bb6a]/20',
  '[&_.Mui-selected.MuiDataGrid-cell--rangeTop]:border-t-[#2e7d32] dark:[&_.Mui-selected.MuiDataGrid-cell--rangeTop]:border-t-[#66bb6a]',
  '[&_.Mui-selected.MuiDataGrid-cell--rangeBottom]:border-b-[#2e7d32] dark:[&_.Mui-selected.MuiDataGrid-cell--rangeBottom]:border-b-[#66bb6a]',
  '[&_.Mui-selected.MuiDataGrid-cell--rangeLeft]:border-s-[#2e7d32] dark:[&_.Mui-selected.MuiDataGrid-cell--rangeLeft]:border-s-[#66bb6a]',
  '[&_.Mui-selected.MuiDataGrid-cell--rangeRight]:border-e-[#2e7d32] dark:[&_.Mui-selected.MuiDataGrid-cell--rangeRight]:border-e-[#66bb6a]',
);

export default function CellSelectionRangeStyling() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Prices of rooms, in euros"
      className={gridClassName}
      columns={columns}
      rows={rows}
      unstable_cellSelection
      rowSelection={false}
      initialState={{ cellSelection: makeWeekend() }}
      hideFooter
    />
  );
}
