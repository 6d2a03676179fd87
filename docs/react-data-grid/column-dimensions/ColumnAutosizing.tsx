import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { cities } from './cities';
import { Container } from './container';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City' },
  { field: 'known', headerName: 'Known for' },
  { field: 'people', headerName: 'Number of inhabitants', type: 'number' },
];

const NAMES = ['includeHeaders', 'expand'] as const;

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    expand: false,
  });

  const controls = (
    <Box
      sx={{
        height: 128,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
      }}
    >
      {NAMES.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Checkbox
              size="small"
              checked={options[name]}
              onChange={(event) =>
                setOptions({ ...options, [name]: event.target.checked })
              }
            />
          }
        />
      ))}
      <Button onClick={() => apiRef.current.autosizeColumns(options)}>
        Autosize columns
      </Button>
    </Box>
  );

  return (
    <Container above={controls}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Cities, with columns to autosize"
        rows={cities}
        columns={columns}
        autosizeOptions={options}
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </Container>
  );
}
