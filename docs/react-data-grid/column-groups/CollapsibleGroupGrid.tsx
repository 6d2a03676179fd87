import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import { columns, rows } from './weather';

export default function CollapsibleGroupGrid() {
  const apiRef = useGridApiRef();
  const [visibility, setVisibility] = React.useState<Record<string, boolean>>(
    {},
  );
  const isOpen = visibility.gusts !== false;

  const columnGroupingModel = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'air',
        headerName: 'Air',
        renderHeaderGroup: ({ fields: [firstField = ''] }) => (
          <Button
            size="small"
            aria-expanded={isOpen}
            onKeyDown={(event) => {
              // The grid ignores keys while a button has the focus.
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                apiRef.current.setColumnHeaderFocus(firstField);
              }
            }}
            onClick={() =>
              setVisibility((current) => ({ ...current, gusts: !isOpen }))
            }
          >
            Air {isOpen ? '−' : '+'}
          </Button>
        ),
        children: [{ field: 'wind' }, { field: 'gusts' }],
      },
    ],
    [apiRef, isOpen],
  );

  return (
    <DataGrid
      apiRef={apiRef}
      autoHeight
      aria-label="Weather"
      experimentalFeatures={{ columnGrouping: true }}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={setVisibility}
      rows={rows}
      initialState={{
        columns: { orderedFields: ['station', 'wind', 'gusts'] },
      }}
      hideFooter
    />
  );
}
