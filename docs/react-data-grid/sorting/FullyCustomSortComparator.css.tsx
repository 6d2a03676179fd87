import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { rows, SEVERITIES } from './tickets';
import type { Severity } from './tickets';
import './FullyCustomSortComparator.css';

const bySeverity: GridComparatorFn<Severity> = (first, second) =>
  SEVERITIES.indexOf(first) - SEVERITIES.indexOf(second);

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 150 },
  {
    field: 'severity',
    headerName: 'Severity',
    width: 125,
    sortComparator: bySeverity,
    cellClassName: ({ value }) => `fully-custom-sort-comparator-${value}`,
  },
];

export default function FullyCustomSortComparator() {
  return (
    <div className="fully-custom-sort-comparator">
      <DataGrid
        autoHeight
        aria-label="Tickets"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'severity', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
