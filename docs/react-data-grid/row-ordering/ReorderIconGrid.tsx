import * as React from 'react';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
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

export default function ReorderIconGrid() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Playlist with its own icon"
      columns={columns}
      rows={songs}
      rowReordering
      slots={{ rowReorderIcon: UnfoldMoreIcon }}
      disableColumnFilter
      hideFooter
    />
  );
}
