import * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColumnMenuItemProps,
  GridSortDirection,
} from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

function SortItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const isNumber = colDef.type === 'number';

  const sort = (direction: GridSortDirection) => (event: React.MouseEvent) => {
    onClick(event);
    apiRef.current.sortColumn(colDef, direction);
  };

  return (
    <React.Fragment>
      <MenuItem onClick={sort('asc')}>
        <ListItemText>{isNumber ? 'Lowest first' : 'A to Z'}</ListItemText>
      </MenuItem>
      <MenuItem onClick={sort('desc')}>
        <ListItemText>{isNumber ? 'Highest first' : 'Z to A'}</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

const menuItems = { columnMenuSortItem: SortItem };

export default function OverrideColumnMenuGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columns}
      rows={rows}
      slots={{ footer: OpenMenu }}
      slotProps={{ columnMenu: { slots: menuItems } }}
    />
  );
}
