import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { columns, plants } from './plants';

export default function AggregationControlled() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    output: 'sum',
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function for the output"
        value={model.output ?? null}
        onChange={(_event, name: string | null) => {
          if (name) {
            setModel({ ...model, output: name });
          }
        }}
      >
        <ToggleButton value="sum">sum</ToggleButton>
        <ToggleButton value="avg">avg</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        autoHeight
        aria-label="Power plants"
        rows={plants}
        columns={columns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
        hideFooter
      />
    </Stack>
  );
}
