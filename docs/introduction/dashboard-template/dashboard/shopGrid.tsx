import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import {
  formatChange,
  formatCount,
  formatEuros,
  formatReceipt,
  formatShare,
} from './format';
import Panel from './panel';
import { nameOfNode } from './shops';
import type { ShopRow } from './state';

function ShareCell({ row, value = 0 }: GridRenderCellParams<ShopRow, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', width: 1 }}>
      <Box sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: 'divider' }}>
        <Box
          sx={{
            width: `${row.ofBest * 100}%`,
            height: 1,
            borderRadius: 2,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
      <Box component="span" sx={{ width: 52, textAlign: 'end' }}>
        {formatShare(value)}
      </Box>
    </Box>
  );
}

function ChangeCell({ value }: GridRenderCellParams<ShopRow, number | null>) {
  const color = (value ?? 0) < 0 ? 'error.main' : 'success.main';
  return (
    <Box
      component="bdi"
      sx={{ color: value == null ? 'text.secondary' : color }}
    >
      {formatChange(value ?? null)}
    </Box>
  );
}

const columns: GridColDef<ShopRow>[] = [
  { field: 'name', headerName: 'Shop', flex: 1, minWidth: 130 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 116,
    valueFormatter: ({ value }) => formatEuros(value),
  },
  {
    field: 'revenueChange',
    headerName: 'Change',
    type: 'number',
    width: 104,
    renderCell: (params) => <ChangeCell {...params} />,
  },
  {
    field: 'receipts',
    headerName: 'Receipts',
    type: 'number',
    width: 104,
    valueFormatter: ({ value }) => formatCount(value),
  },
  {
    field: 'average',
    headerName: 'Per receipt',
    type: 'number',
    width: 116,
    valueFormatter: ({ value }) => formatReceipt(value),
  },
  {
    field: 'regionId',
    headerName: 'Region',
    width: 110,
    valueGetter: ({ row }) => nameOfNode(row.regionId),
  },
  {
    field: 'share',
    headerName: 'Share',
    type: 'number',
    headerAlign: 'right',
    minWidth: 150,
    flex: 0.8,
    renderCell: (params) => <ShareCell {...params} />,
  },
];

interface ShopGridProps {
  readonly rows: readonly ShopRow[];
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
}

export default function ShopGrid({ rows, selected, onSelect }: ShopGridProps) {
  return (
    <Panel title="Shops" aside="Select shops to compare them">
      <DataGrid
        aria-label="Sales by shop"
        rows={rows}
        columns={columns}
        autoHeight
        checkboxSelection
        hideFooter
        rowHeight={44}
        rowSelectionModel={[...selected]}
        onRowSelectionModelChange={(ids) => onSelect(ids.map(String))}
        initialState={{
          sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] },
        }}
        sx={{
          border: 0,
          fontVariantNumeric: 'tabular-nums',
        }}
      />
    </Panel>
  );
}
