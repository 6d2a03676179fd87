import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, plants } from './plants';

export default function AggregationDisabled() {
  const [isDisabled, setDisabled] = React.useState(true);

  return (
    <Stack sx={{ height: 408, width: '100%' }}>
      <FormControlLabel
        label="disableAggregation"
        control={
          <Switch
            checked={isDisabled}
            onChange={(_event, checked) => setDisabled(checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants"
          rows={plants}
          columns={columns}
          disableAggregation={isDisabled}
          initialState={{ aggregation: { model: { output: 'sum' } } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
