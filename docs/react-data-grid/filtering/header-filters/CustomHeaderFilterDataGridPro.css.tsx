import * as React from 'react';
import { DataGridPro, GridHeaderFilterCell } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { rows } from './plants';
import { useSearchCell } from './searchCell';
import './CustomHeaderFilterDataGridPro.css';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'height', headerName: 'cm', type: 'number', width: 90 },
];

function SearchCell(props: GridHeaderFilterCellProps) {
  const { cellProps, inputProps } = useSearchCell(props);

  return (
    <div {...cellProps} className="custom-header-filter-data-grid-pro-cell">
      <input
        {...inputProps}
        className="custom-header-filter-data-grid-pro-input"
      />
    </div>
  );
}

/** Columns without filters, such as checkboxes, get the default cell. */
function HeaderFilterCell(props: GridHeaderFilterCellProps) {
  return props.colDef.filterable ? (
    <SearchCell {...props} />
  ) : (
    <GridHeaderFilterCell {...props} />
  );
}

export default function CustomHeaderFilterDataGridPro() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Plants"
      columns={columns}
      rows={rows}
      unstable_headerFilters
      slots={{ headerFilterCell: HeaderFilterCell }}
      disableColumnFilter
      initialState={{
        filter: {
          filterModel: {
            items: [
              {
                id: 'origin',
                field: 'origin',
                operator: 'contains',
                value: 'jap',
              },
            ],
          },
        },
      }}
      hideFooter
    />
  );
}
