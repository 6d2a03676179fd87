import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './weather';

export default function CollapsibleGroupGrid() {
  const [visibility, setVisibility] = React.useState<Record<string, boolean>>(
    {},
  );
  const isOpen = visibility.gusts !== false;

  const columnGroupingModel = React.useMemo(
    () => [
      {
        groupId: 'air',
        headerName: 'Air',
        renderHeaderGroup: () => (
          <Button
            size="small"
            aria-expanded={isOpen}
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
    [isOpen],
  );

  return (
    <DataGrid
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
