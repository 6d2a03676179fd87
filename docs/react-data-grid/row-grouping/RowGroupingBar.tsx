import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

const GROUPABLE = ['team', 'priority'];

function nameOf(field: string) {
  return ticketColumns.find((column) => column.field === field)?.headerName;
}

export default function RowGroupingBar() {
  const [model, setModel] = React.useState(['priority']);

  return (
    <Stack spacing={1} sx={{ height: 360, width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={1}
        role="group"
        aria-label="Group by"
      >
        {model.map((field, index) => (
          <Chip
            key={field}
            color="primary"
            label={`${index + 1}. ${nameOf(field)}`}
            onDelete={() => setModel(model.filter((one) => one !== field))}
          />
        ))}
        {GROUPABLE.filter((field) => !model.includes(field)).map((field) => (
          <Chip
            key={field}
            variant="outlined"
            label={`Add ${nameOf(field)}`}
            onClick={() => setModel([...model, field])}
          />
        ))}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Tickets with a bar of grouped columns"
          columns={ticketColumns}
          rows={tickets}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
