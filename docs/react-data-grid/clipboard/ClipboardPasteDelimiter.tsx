import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { splitTable } from './splitTable';
import { columns, items } from './stock';

const DELIMITER = ';';
const SAMPLE = '"Kettle; 1.7 l";"1,180";In stock\nToaster;4;Low';

export default function ClipboardPasteDelimiter() {
  const [hint, setHint] = React.useState('Copies are separated by semicolons.');

  const copySample = async () => {
    try {
      await navigator.clipboard.writeText(SAMPLE);
      setHint('Now select a cell of the first column, and paste.');
    } catch {
      setHint('The browser does not allow this page to copy.');
    }
  };

  return (
    <Stack sx={{ height: 400, width: '100%' }} spacing={1}>
      <Stack direction="row" alignItems="center" flexWrap="wrap" columnGap={2}>
        <Button onClick={copySample}>Copy two rows</Button>
        <Box component="span" role="status" sx={{ typography: 'body2' }}>
          {hint}
        </Box>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Stock, separated by semicolons"
          columns={columns}
          rows={items}
          experimentalFeatures={{ clipboardPaste: true }}
          clipboardCopyCellDelimiter={DELIMITER}
          unstable_splitClipboardPastedText={(text) =>
            splitTable(text, DELIMITER)
          }
          unstable_cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
