import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridSortModel } from '@mui/x-data-grid';
import { columns, rows } from './hikes';

const MODELS: Record<string, GridSortModel> = {
  easy: [{ field: 'climb', sort: 'asc' }],
  long: [{ field: 'length', sort: 'desc' }],
};

function nameOf([rule]: GridSortModel) {
  return Object.keys(MODELS).find((name) => {
    const [own] = MODELS[name]!;
    return own?.field === rule?.field && own?.sort === rule?.sort;
  });
}

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState(MODELS.easy!);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the hikes"
        value={nameOf(sortModel) ?? null}
        onChange={(_event, name: string | null) =>
          setSortModel(name ? MODELS[name]! : [])
        }
      >
        <ToggleButton value="easy">Easy first</ToggleButton>
        <ToggleButton value="long">Long first</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        autoHeight
        aria-label="Hikes"
        columns={columns}
        rows={rows}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </Stack>
  );
}
