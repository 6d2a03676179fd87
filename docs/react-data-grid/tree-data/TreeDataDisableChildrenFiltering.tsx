import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, staff } from './staff';

export default function TreeDataDisableChildrenFiltering() {
  const [isDisabled, setDisabled] = React.useState(false);

  return (
    <Stack sx={{ height: 408, width: '100%' }}>
      <FormControlLabel
        label="disableChildrenFiltering"
        control={
          <Switch
            checked={isDisabled}
            onChange={(_event, checked) => setDisabled(checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          treeData
          aria-label="Staff who joined in 2018 or later"
          rows={staff}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{ headerName: 'Name', width: 150 }}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={isDisabled}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'since', operator: '>=', value: '2018' }],
              },
            },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
