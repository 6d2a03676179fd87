import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';
import { useSavedGridState } from './useSavedGridState';

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { id: false, country: false } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 25 } },
};

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

function Orders({ onReopen }: { onReopen: () => void }) {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(1_000), []);
  const { grid, failed, reset } = useSavedGridState({
    apiRef,
    columns,
    name: 'state-demo:orders',
    initialState,
  });

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button size="small" variant="outlined" onClick={onReopen}>
          Close and open again
        </Button>
        <Button size="small" onClick={reset}>
          Reset
        </Button>
        <Typography role="status" variant="body2" color="error">
          {failed ? 'This browser does not save your changes.' : ''}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {grid ? (
          <DataGridPremium
            key={grid.key}
            {...grid.props}
            aria-label="Orders"
            columns={columns}
            rows={rows}
            pagination
            pageSizeOptions={[25, 50, 100]}
            slots={{ toolbar: DensityToolbar }}
          />
        ) : null}
      </Box>
    </Stack>
  );
}

export default function SaveAndRestoreStateInitialState() {
  const [opened, setOpened] = React.useState(0);

  return <Orders key={opened} onReopen={() => setOpened(opened + 1)} />;
}
