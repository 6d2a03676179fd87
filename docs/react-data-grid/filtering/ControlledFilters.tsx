import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { columns, rows } from './invoices';

const paid = (value: string): GridFilterModel => ({
  items: [{ field: 'paid', operator: 'is', value }],
});

function choiceOf({ items: [item] }: GridFilterModel) {
  return item?.field === 'paid' && item.value ? item.value : null;
}

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = React.useState(paid('false'));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which invoices"
        value={choiceOf(filterModel)}
        onChange={(_event, value: string | null) =>
          setFilterModel(value ? paid(value) : { items: [] })
        }
      >
        <ToggleButton value="false">Open</ToggleButton>
        <ToggleButton value="true">Paid</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        autoHeight
        aria-label="Invoices"
        columns={columns}
        rows={rows}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        hideFooter
      />
    </Stack>
  );
}
