import * as React from 'react';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  gridFilteredSortedRowIdsSelector,
} from '@mui/x-data-grid-premium';
import type { GridCsvGetRowsToExportParams } from '@mui/x-data-grid-premium';
import { columns, rows } from './harvest';

/** The rows of the groups, without the groups. */
function getLeaves({ apiRef }: GridCsvGetRowsToExportParams) {
  return gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );
}

function LeavesToolbar() {
  const getRowsToExport = getLeaves;

  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ getRowsToExport }}
        excelOptions={{ getRowsToExport }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExportRowGrouping() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Harvest"
      columns={columns}
      rows={rows}
      initialState={{
        columns: { columnVisibilityModel: { field: false } },
        rowGrouping: { model: ['field'] },
      }}
      defaultGroupingExpansionDepth={1}
      slots={{ toolbar: LeavesToolbar }}
      hideFooter
    />
  );
}
