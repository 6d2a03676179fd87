import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height, m', type: 'number', width: 120 },
  { field: 'range', headerName: 'Range', width: 100 },
];

const rows = [
  { id: 1, peak: 'Mulhacén', range: 'Baetic', height: 3479 },
  { id: 2, peak: 'Mont Blanc', range: 'Alps', height: 4806 },
  { id: 3, peak: 'Aneto', range: 'Pyrenees', height: 3404 },
  { id: 4, peak: 'Triglav', range: 'Alps', height: 2864 },
];

interface UnsortedIconProps extends SvgIconProps {
  sortingOrder: GridSortDirection[];
}

function UnsortedIcon({ sortingOrder, ...other }: UnsortedIconProps) {
  return sortingOrder.length > 1 ? <UnfoldMoreIcon {...other} /> : null;
}

export default function CustomSortIcons() {
  return (
    <DataGrid
      autoHeight
      aria-label="Peaks"
      columns={columns}
      rows={rows}
      initialState={{
        sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
      }}
      slots={{
        columnSortedAscendingIcon: ArrowDropUpIcon,
        columnSortedDescendingIcon: ArrowDropDownIcon,
        columnUnsortedIcon: UnsortedIcon,
      }}
      hideFooter
    />
  );
}
