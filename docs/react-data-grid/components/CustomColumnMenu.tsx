import * as React from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 110 },
];

const rows = [
  { id: 1, title: 'Atlas of islands', year: 2019, price: 34 },
  { id: 2, title: 'Baking with rye', year: 2023, price: 22 },
  { id: 3, title: 'Night trains', year: 2021, price: 18 },
  { id: 4, title: 'The lighthouse', year: 2024, price: 12 },
  { id: 5, title: 'Wild herbs', year: 2018, price: 26 },
];

function NamedColumnMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const name = colDef.headerName ?? colDef.field;

  return (
    <GridColumnMenuContainer
      {...props}
      aria-label={name}
      labelledby={undefined}
    >
      <ListSubheader component="div" role="presentation">
        {name}
      </ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function CustomColumnMenu() {
  return (
    <div style={{ width: '100%', height: 318 }}>
      <DataGrid
        aria-label="Books"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: NamedColumnMenu, footer: OpenMenu }}
      />
    </div>
  );
}
