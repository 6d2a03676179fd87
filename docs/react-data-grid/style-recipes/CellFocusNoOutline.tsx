import * as React from 'react';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'voice', headerName: 'Voice', width: 80 },
  { field: 'since', headerName: 'Since', width: 70 },
];

const rows = [
  { id: 1, name: 'Hanna Fischer', voice: 'Alto', since: 2016 },
  { id: 2, name: 'Paulo Silva', voice: 'Bass', since: 2022 },
  { id: 3, name: 'Claire Dubois', voice: 'Soprano', since: 2019 },
  { id: 4, name: 'Noah Braun', voice: 'Tenor', since: 2024 },
];

const cellOrHeader = `& :is(.${gridClasses.cell}, .${gridClasses.columnHeader})`;

export default function CellFocusNoOutline() {
  return (
    <DataGrid
      autoHeight
      aria-label="Choir"
      columns={columns}
      rows={rows}
      hideFooter
      sx={{
        // Nothing after a click …
        [`${cellOrHeader}:is(:focus, :focus-within)`]: { outline: 'none' },
        // … and the outline back for users of the keyboard.
        [`${cellOrHeader}:focus-visible`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
