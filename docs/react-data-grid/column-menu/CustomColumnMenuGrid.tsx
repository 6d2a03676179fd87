import * as React from 'react';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  gridFilterModelSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColumnMenuProps } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

function StockMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const apiRef = useGridApiContext();

  const filter = (operator: string | null) => (event: React.MouseEvent) => {
    const { field } = colDef;
    const items = operator ? [{ field, operator, value: '0' }] : [];
    // Keeps the quick filter of a toolbar.
    const filterModel = { ...gridFilterModelSelector(apiRef), items };
    apiRef.current.setFilterModel(filterModel);
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer {...props}>
      <MenuItem onClick={filter('=')}>Sold out</MenuItem>
      <MenuItem onClick={filter('>')}>In stock</MenuItem>
      <MenuItem onClick={filter(null)}>All products</MenuItem>
      <Divider />
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return props.colDef.field === 'stock' ? (
    <StockMenu {...props} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

export default function CustomColumnMenuGrid() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: ColumnMenu, footer: OpenMenu }}
      />
    </div>
  );
}
