import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { createFakeServer } from '../shared/fakeServer';
import { ServerSwitches } from '../shared/serverSwitches';
import { splitTable } from './splitTable';
import { columns, items } from './stock';
import type { Item } from './stock';

export default function ClipboardPastePersistence() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createFakeServer(items));
  const [pending, setPending] = React.useState(0);
  const [unsaved, setUnsaved] = React.useState<Record<string, Item>>({});

  const save = async (item: Item) => {
    setPending((count) => count + 1);
    try {
      const saved = await server.save(item);
      setUnsaved(({ [item.id]: _saved, ...others }) => others);
      return saved;
    } catch (error) {
      setUnsaved((others) => ({ ...others, [item.id]: item }));
      throw error;
    } finally {
      setPending((count) => count - 1);
    }
  };
  const tryAgain = () => {
    for (const item of Object.values(unsaved)) {
      save(item).then(
        (saved) => apiRef.current.updateRows([saved]),
        () => undefined,
      );
    }
  };
  const count = Object.keys(unsaved).length;

  return (
    <Stack sx={{ height: 420, width: '100%' }} spacing={1}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ height: 4 }}>
        {pending > 0 && <LinearProgress aria-label="Saving" />}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Stock, saved on the server"
          apiRef={apiRef}
          columns={columns}
          rows={items}
          experimentalFeatures={{ clipboardPaste: true }}
          unstable_cellSelection
          unstable_splitClipboardPastedText={(text) => splitTable(text)}
          processRowUpdate={save}
          onProcessRowUpdateError={() => {
            // The rows are in `unsaved`.
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      {count > 0 && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              disabled={pending > 0}
              onClick={tryAgain}
            >
              Try again
            </Button>
          }
        >
          {`Not saved: ${count === 1 ? '1 row' : `${count} rows`}.`}
        </Alert>
      )}
    </Stack>
  );
}
