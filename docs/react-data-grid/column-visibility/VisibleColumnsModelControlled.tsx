import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, people } from './people';

interface ContainerProps {
  above: React.ReactNode;
  children: React.ReactNode;
}

/** Places the demo's controls above its grid. */
function Container({ above, children }: ContainerProps) {
  return (
    <Box sx={{ width: '100%' }}>
      {above}
      <Box sx={{ height: 214 }}>{children}</Box>
    </Box>
  );
}

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    phone: false,
  });

  const phoneSwitch = (
    <FormControlLabel
      label="Show phone numbers"
      control={
        <Switch
          checked={model.phone !== false}
          onChange={(event) =>
            setModel({ ...model, phone: event.target.checked })
          }
        />
      }
    />
  );

  return (
    <Container above={phoneSwitch}>
      <DataGrid
        aria-label="Team, with phone numbers on demand"
        rows={people}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        hideFooter
      />
    </Container>
  );
}
