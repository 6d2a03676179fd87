import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGridPro, useGridApiContext } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { shortTextOperators } from '../../shared/shortText';
import { rows } from './plants';

function OnlyTrue({ item, tabIndex }: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const onlyTrue = { ...item, operator: 'is', value: 'true' };

  return (
    <FormControlLabel
      label="Only these"
      slotProps={{ typography: { variant: 'body2' } }}
      control={
        <Checkbox
          size="small"
          checked={item.value === 'true'}
          tabIndex={tabIndex}
          onChange={(_event, isChecked) =>
            isChecked
              ? apiRef.current.upsertFilterItem(onlyTrue)
              : apiRef.current.deleteFilterItem(onlyTrue)
          }
          onKeyDown={(event) => {
            // These move the focus in the grid. Others would begin to edit.
            if (!/^(Arrow|Home|End|Tab)/.test(event.key)) {
              event.stopPropagation();
            }
          }}
        />
      }
    />
  );
}

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 140,
    filterOperators: shortTextOperators,
  },
  {
    field: 'inStock',
    headerName: 'In stock',
    type: 'boolean',
    width: 150,
    renderHeaderFilter: (params) => <OnlyTrue {...params} />,
  },
];

export default function CustomHeaderFilterSingleDataGridPro() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Plants"
      columns={columns}
      rows={rows}
      unstable_headerFilters
      initialState={{
        filter: {
          filterModel: {
            items: [
              {
                id: 'inStock',
                field: 'inStock',
                operator: 'is',
                value: 'true',
              },
            ],
          },
        },
      }}
      hideFooter
    />
  );
}
