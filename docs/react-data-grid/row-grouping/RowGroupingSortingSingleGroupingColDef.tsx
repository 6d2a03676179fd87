import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingSortingSingleGroupingColDef() {
  const [criterion, setCriterion] = React.useState('artist');
  const groupingColDef = React.useMemo(
    () => ({ mainGroupingCriteria: criterion, minWidth: 180 }),
    [criterion],
  );

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Stack direction="row" flexWrap="wrap">
        <Button onClick={() => setCriterion('label')}>Sort labels</Button>
        <Button onClick={() => setCriterion('artist')}>Sort artists</Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={criterion}
          aria-label={`Albums, sorted by ${criterion}`}
          columns={albumColumns}
          rows={albums}
          groupingColDef={groupingColDef}
          initialState={{
            rowGrouping: { model: ['label', 'artist'] },
            columns: { columnVisibilityModel: { label: false, artist: false } },
            sorting: {
              sortModel: [
                { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
              ],
            },
          }}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
