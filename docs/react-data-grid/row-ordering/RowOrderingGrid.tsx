import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { songs } from './songs';
import type { Song } from './songs';

const columns: GridColDef<Song>[] = [
  {
    field: 'title',
    headerName: 'Song',
    flex: 1,
    minWidth: 120,
    sortable: false,
  },
  { field: 'length', headerName: 'Length', width: 80, sortable: false },
];

function move<Row>(rows: Row[], from: number, to: number) {
  const moved = [...rows];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export default function RowOrderingGrid() {
  const [rows, setRows] = React.useState(songs);

  // Save the order here, for example with a request.
  const saveOrder = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) =>
    setRows((current) => move(current, oldIndex, targetIndex));

  return (
    <DataGridPro
      autoHeight
      aria-label="Playlist"
      columns={columns}
      rows={rows}
      rowReordering
      onRowOrderChange={saveOrder}
      disableColumnFilter
      hideFooter
    />
  );
}
