import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import { columns } from './columns';
import { countries, largest } from './views';

export default function RestoreStateApiRef() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => makeOrders(1_000), []);
  const [views, setViews] = React.useState<Record<string, GridInitialState>>({
    Largest: largest,
    'By country': countries,
  });
  const [current, setCurrent] = React.useState('Largest');

  const show = (name: string) => {
    apiRef.current.restoreState(views[name]!);
    setCurrent(name);
  };
  const save = () => {
    const name = `View ${Object.keys(views).length - 1}`;
    setViews({ ...views, [name]: apiRef.current.exportState() });
    setCurrent(name);
  };

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={current}
          sx={{ flexWrap: 'wrap' }}
          onChange={(_event, name: string | null) => name && show(name)}
        >
          {Object.keys(views).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          size="small"
          onClick={save}
          disabled={Object.keys(views).length > 3}
        >
          Save view
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={rows}
          initialState={largest}
        />
      </Box>
    </Stack>
  );
}
