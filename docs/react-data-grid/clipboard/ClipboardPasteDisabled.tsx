import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { splitTable } from './splitTable';
import { columns, items } from './stock';

export default function ClipboardPasteDisabled() {
  const [isLocked, setIsLocked] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isLocked} />}
        label="Stock-taking: no pasting"
        onChange={(_event, checked) => setIsLocked(checked)}
      />
      <DataGridPremium
        autoHeight
        aria-label="Stock during stock-taking"
        columns={columns}
        rows={items}
        experimentalFeatures={{ clipboardPaste: true }}
        disableClipboardPaste={isLocked}
        unstable_cellSelection
        unstable_splitClipboardPastedText={(text) => splitTable(text)}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
