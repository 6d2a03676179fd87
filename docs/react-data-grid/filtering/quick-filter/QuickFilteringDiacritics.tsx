import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { SearchBar } from './searchBar';

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 120,
    filterOperators: shortTextOperators,
  },
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 110,
    filterOperators: shortTextOperators,
  },
];

const rows = [
  { id: 1, name: 'Jose Almeida', city: 'Évora' },
  { id: 2, name: 'José Núñez', city: 'Málaga' },
  { id: 3, name: 'Zoë Lindqvist', city: 'Malmö' },
  { id: 4, name: 'Josefin Öberg', city: 'Umeå' },
];

export default function QuickFilteringDiacritics() {
  const [ignoresAccents, setIgnoresAccents] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', height: 370 }}>
      <FormControlLabel
        control={<Switch checked={ignoresAccents} />}
        label="Ignore accents"
        onChange={(_event, checked) => setIgnoresAccents(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={String(ignoresAccents)}
          aria-label="Members"
          columns={columns}
          rows={rows}
          ignoreDiacritics={ignoresAccents}
          initialState={{
            filter: {
              filterModel: { items: [], quickFilterValues: ['jose'] },
            },
          }}
          hideFooter
          slots={{ toolbar: SearchBar }}
        />
      </Box>
    </Stack>
  );
}
