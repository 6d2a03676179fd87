import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, people } from './people';

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    phone: false,
  });

  return (
    <Box sx={{ width: '100%' }}>
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
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Team, with phone numbers on demand"
          rows={people}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
