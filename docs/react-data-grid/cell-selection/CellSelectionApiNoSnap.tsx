import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiContext } from '@mui/x-data-grid-premium';
import { columns, rows } from './prices';

function RangeToolbar() {
  const apiRef = useGridApiContext();

  const selectWeekend = () => {
    apiRef.current.unstable_selectCellRange(
      { id: rows[0]!.id, field: 'sat' },
      { id: rows[rows.length - 1]!.id, field: 'sun' },
    );
  };

  return (
    <Stack
      direction="row"
      alignItems="center"
      spacing={1}
      useFlexGap
      sx={{ height: 48, px: 1 }}
    >
      <Button size="small" onClick={selectWeekend}>
        Select weekend
      </Button>
      <Button
        size="small"
        onClick={() => apiRef.current.unstable_setCellSelectionModel({})}
      >
        Clear
      </Button>
    </Stack>
  );
}

export default function CellSelectionApiNoSnap() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Prices of rooms, in euros"
      columns={columns}
      rows={rows}
      unstable_cellSelection
      rowSelection={false}
      hideFooter
      slots={{ toolbar: RangeToolbar }}
    />
  );
}
