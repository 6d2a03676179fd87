import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';
import { songs } from './songs';
import type { Song } from './songs';

function move(rows: Song[], id: GridRowId, steps: number) {
  const from = rows.findIndex((row) => row.id === id);
  const moved = [...rows];
  moved.splice(Math.max(from + steps, 0), 0, ...moved.splice(from, 1));
  return moved;
}

function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation(); // the grid would scroll
  }
}

/** Unlike `disabled`, `aria-disabled` keeps the focus on a button that users have just pressed. */
const grayIfDisabled = {
  '&[aria-disabled="true"]': { color: 'action.disabled' },
};

export default function MoveRowsGrid() {
  const [rows, setRows] = React.useState(songs);
  const first = rows[0]?.id;
  const last = rows[rows.length - 1]?.id;

  const columns = React.useMemo<GridColDef<Song>[]>(
    () => [
      {
        field: 'title',
        headerName: 'Song',
        flex: 1,
        minWidth: 120,
        sortable: false,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.title} up`}
            aria-disabled={id === first}
            sx={grayIfDisabled}
            onKeyDown={keepSpace}
            onClick={() => setRows((current) => move(current, id, -1))}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.title} down`}
            aria-disabled={id === last}
            sx={grayIfDisabled}
            onKeyDown={keepSpace}
            onClick={() => setRows((current) => move(current, id, 1))}
          />,
        ],
      },
    ],
    [first, last],
  );

  return (
    <DataGrid
      autoHeight
      aria-label="Playlist with buttons"
      columns={columns}
      rows={rows}
      disableColumnFilter
      hideFooter
    />
  );
}
