import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { columns as dataColumns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const columns: GridColDef<Purchase>[] = [
  ...dataColumns.map((column) => ({ ...column, flex: undefined, width: 220 })),
  { field: 'date', headerName: 'Date', width: 220 },
  { field: 'note', headerName: 'Note', width: 300 },
];

/** As wide as what users see of the grid, and not moved by scrolling to the side. */
function StickyDetails({ purchase }: { purchase: Purchase }) {
  const apiRef = useGridApiContext();
  const [width, setWidth] = React.useState(
    () => apiRef.current.getRootDimensions()?.viewportInnerSize.width,
  );
  useGridApiEventHandler(apiRef, 'viewportInnerSizeChange', (size) =>
    setWidth(size.width),
  );

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width }}>
      <PurchaseLines purchase={purchase} />
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <StickyDetails purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function FullWidthDetailPanel() {
  return (
    <Box sx={{ width: '100%', height: 440 }}>
      <DataGridPro
        aria-label="Purchases"
        columns={columns}
        rows={purchases}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: [7101] },
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
        }}
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
