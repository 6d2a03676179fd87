import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { createFakeServer } from '../shared/fakeServer';
import { splitTable } from './splitTable';
import { columns, items } from './stock';

export default function ClipboardPasteEvents() {
  const [server] = React.useState(() => createFakeServer(items));
  const [isPasting, setIsPasting] = React.useState(false);
  const [message, setMessage] = React.useState('Copy cells, and paste them.');

  return (
    <Box sx={{ width: '100%' }}>
      <DataGridPremium
        autoHeight
        aria-label="Stock, with messages about pasting"
        columns={columns}
        rows={items}
        loading={isPasting}
        experimentalFeatures={{ clipboardPaste: true }}
        unstable_cellSelection
        unstable_splitClipboardPastedText={(text) => {
          const rows = splitTable(text);
          if (!rows) {
            setMessage('This is too much to paste.');
          }
          return rows;
        }}
        onClipboardPasteStart={({ data }) => {
          setIsPasting(true);
          setMessage(`Pasting ${data.length} × ${data[0]?.length ?? 0} cells…`);
        }}
        onClipboardPasteEnd={() => {
          setIsPasting(false);
          setMessage((current) =>
            current.replace('Pasting', 'Pasted').replace('…', '.'),
          );
        }}
        processRowUpdate={(item) => server.save(item)}
        onProcessRowUpdateError={(error) => setMessage(error.message)}
        disableRowSelectionOnClick
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
