import * as React from 'react';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type {
  GridApi,
  GridColDef,
  GridComparatorFn,
  GridSortCellParams,
} from '@mui/x-data-grid';

interface Player {
  id: number;
  first: string;
  last: string;
  team: string;
}

function playerOf({ api, id }: GridSortCellParams) {
  return (api as GridApi).getRow<Player>(id);
}

/** By last name, and by first name if the last names are equal. */
const byLastName: GridComparatorFn = (_one, _other, ...params) => {
  const [one, other] = [playerOf(params[0]), playerOf(params[1])];
  return (
    gridStringOrNumberComparator(one?.last, other?.last, ...params) ||
    gridStringOrNumberComparator(one?.first, other?.first, ...params)
  );
};

const columns: GridColDef<Player>[] = [
  {
    field: 'player',
    headerName: 'Player',
    flex: 1,
    minWidth: 150,
    valueGetter: ({ row }) => `${row.first} ${row.last}`,
    sortComparator: byLastName,
  },
  { field: 'team', headerName: 'Team', width: 110 },
];

const rows: Player[] = [
  { id: 1, first: 'Zofia', last: 'Nowak', team: 'Gdańsk' },
  { id: 2, first: 'Lukas', last: 'Weber', team: 'Zurich' },
  { id: 3, first: 'Adam', last: 'Nowak', team: 'Kraków' },
  { id: 4, first: 'Paulo', last: 'Almeida', team: 'Porto' },
];

export default function ExtendedSortComparator() {
  return (
    <DataGrid
      autoHeight
      aria-label="Players"
      columns={columns}
      rows={rows}
      initialState={{
        sorting: { sortModel: [{ field: 'player', sort: 'asc' }] },
      }}
      hideFooter
    />
  );
}
