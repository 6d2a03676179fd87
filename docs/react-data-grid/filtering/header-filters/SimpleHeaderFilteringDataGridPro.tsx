import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { shortTextOperators } from '../../shared/shortText';
import { rows } from './plants';

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    filterOperators: shortTextOperators,
  },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['Sun', 'Half shade', 'Shade'],
    width: 125,
  },
  { field: 'height', headerName: 'cm', type: 'number', width: 100 },
];

/** Without the list of operators, the key that opens it would block the cell. */
function ignoreMenuKey(event: React.KeyboardEvent) {
  const { key, ctrlKey, metaKey, target } = event;
  const isFilter = (target as Element).closest(
    `.${gridClasses.headerFilterRow}`,
  );
  if (isFilter && key === 'Enter' && (ctrlKey || metaKey)) {
    event.stopPropagation();
  }
}

export default function SimpleHeaderFilteringDataGridPro() {
  return (
    <Box onKeyDownCapture={ignoreMenuKey} sx={{ width: '100%' }}>
      <DataGridPro
        autoHeight
        aria-label="Plants"
        columns={columns}
        rows={rows}
        unstable_headerFilters
        slots={{ headerFilterMenu: null }}
        disableColumnFilter
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'light', operator: 'is', value: 'Sun' }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
