import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hours = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00'];

const rows = [
  {
    id: 'Mon',
    bookings: ['Sales', 'Sales', 'Board', 'Board', 'Board', ''],
  },
  {
    id: 'Tue',
    bookings: ['', 'Interviews', 'Interviews', '', 'Design', 'Design'],
  },
  {
    id: 'Wed',
    bookings: ['Training', 'Training', 'Training', 'Training', '', 'Sales'],
  },
  { id: 'Thu', bookings: ['', '', 'Design', 'Support', 'Support', ''] },
];

/** Counts this hour and those after it that have the same booking. */
function countHours(bookings: string[], hour: number) {
  const end = bookings.findIndex(
    (booking, index) => index > hour && booking !== bookings[hour],
  );
  return (end === -1 ? bookings.length : end) - hour;
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Day', width: 70, sortable: false },
  ...hours.map((hour, index) => ({
    field: hour,
    sortable: false,
    minWidth: 80,
    flex: 1,
    valueGetter: ({ row }: { row: (typeof rows)[number] }) =>
      row.bookings[index],
    colSpan: ({ row }: { row: (typeof rows)[number] }) =>
      row.bookings[index] ? countHours(row.bookings, index) : 1,
    cellClassName: ({ value }: { value?: string }) => (value ? 'booked' : ''),
  })),
];

export default function ColumnSpanningDerived() {
  return (
    <DataGrid
      autoHeight
      aria-label="Bookings of the meeting room"
      columns={columns}
      rows={rows}
      hideFooter
      disableColumnMenu
      disableRowSelectionOnClick
      showCellVerticalBorder
      showColumnVerticalBorder
      sx={{ '& .booked': { bgcolor: 'action.selected' } }}
    />
  );
}
