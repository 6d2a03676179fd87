import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { rows, SEVERITIES } from './tickets';
import type { Severity } from './tickets';

const bySeverity: GridComparatorFn<Severity> = (first, second) =>
  SEVERITIES.indexOf(first) - SEVERITIES.indexOf(second);

const CLASSES: Partial<Record<Severity, string>> = {
  Critical: 'bg-[#d32f2f]/25 dark:bg-[#f44336]/25',
  High: 'bg-[#ed6c02]/25 dark:bg-[#ffa726]/25',
};

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 150 },
  {
    field: 'severity',
    headerName: 'Severity',
    width: 125,
    sortComparator: bySeverity,
    cellClassName: ({ value }) => CLASSES[value as Severity] ?? '',
  },
];

export default function FullyCustomSortComparator() {
  return (
    <div className="w-full">
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
