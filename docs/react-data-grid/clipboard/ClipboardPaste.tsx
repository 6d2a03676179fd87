import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { splitTable } from './splitTable';
import { columns, items } from './stock';

export default function ClipboardPaste() {
  return (
    <DataGridPremium
      autoHeight
      aria-label="Stock of the kitchen department"
      columns={columns}
      rows={items}
      experimentalFeatures={{ clipboardPaste: true }}
      unstable_cellSelection
      unstable_splitClipboardPastedText={(text) => splitTable(text)}
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
