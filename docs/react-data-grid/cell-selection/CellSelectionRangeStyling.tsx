import * as React from 'react';
import { alpha } from '@mui/material/styles';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, rows, makeWeekend } from './prices';

const edge = (side: 'Top' | 'Bottom' | 'Left' | 'Right') =>
  `& .${gridClasses[`cell--range${side}`]}`;

export default function CellSelectionRangeStyling() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Prices of rooms, in euros"
      columns={columns}
      rows={rows}
      unstable_cellSelection
      rowSelection={false}
      initialState={{ cellSelection: makeWeekend() }}
      hideFooter
      sx={{
        [`& .${gridClasses.cell}`]: {
          border: '2px solid transparent',
          '&.Mui-selected': {
            bgcolor: (theme) => alpha(theme.palette.success.main, 0.2),
          },
        },
        [edge('Top')]: { borderTopColor: 'success.main' },
        [edge('Bottom')]: { borderBottomColor: 'success.main' },
        [edge('Left')]: { borderLeftColor: 'success.main' },
        [edge('Right')]: { borderRightColor: 'success.main' },
      }}
    />
  );
}
