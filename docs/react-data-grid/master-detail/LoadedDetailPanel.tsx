// long: a request in a panel needs a cache, an error and a way to repeat
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../shared/fakeServer';
import { ServerSwitches } from '../shared/serverSwitches';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const HEIGHT = 200;

/** A server, and its answers: panels are unmounted if users scroll away. */
function createPurchaseStore() {
  return {
    server: createFakeServer(purchases, { latency: 800 }),
    loaded: new Map<number, Purchase>(),
  };
}

type PurchaseStore = ReturnType<typeof createPurchaseStore>;

async function fetchPurchase(
  { server, loaded }: PurchaseStore,
  id: number,
  signal: AbortSignal,
) {
  const { rows } = await server.list(
    { filter: { items: [{ field: 'id', operator: '=', value: id }] } },
    signal,
  );
  const [purchase] = rows;
  if (!purchase) {
    throw new Error(`There is no purchase ${id}`);
  }
  loaded.set(id, purchase);
  return purchase;
}

function LoadedLines({ id, store }: { id: number; store: PurchaseStore }) {
  const apiRef = useGridApiContext();
  const [purchase, setPurchase] = React.useState(() => store.loaded.get(id));
  const [hasFailed, setHasFailed] = React.useState(false);

  React.useEffect(() => {
    if (purchase || hasFailed) {
      return undefined;
    }
    const controller = new AbortController();
    fetchPurchase(store, id, controller.signal)
      .then(setPurchase)
      .catch(() => {
        if (!controller.signal.aborted) {
          setHasFailed(true);
        }
      });
    return () => controller.abort();
  }, [hasFailed, id, purchase, store]);

  const retry = () => {
    setHasFailed(false);
    // The button disappears, and would take the focus along.
    apiRef.current.setCellFocus(id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };

  if (hasFailed) {
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      >
        The articles did not load.
      </Alert>
    );
  }
  if (!purchase) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', height: HEIGHT }}>
        <CircularProgress aria-label="Loading articles" size={28} />
      </Box>
    );
  }
  return <PurchaseLines purchase={purchase} />;
}

const getDetailPanelHeight = () => HEIGHT;

export default function LoadedDetailPanel() {
  const [store] = React.useState(createPurchaseStore);

  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Purchase>) => (
      <LoadedLines id={row.id} store={store} />
    ),
    [store],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 504 }}>
      <ServerSwitches settings={store.server.settings} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Purchases with articles from a server"
          columns={columns}
          rows={purchases}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          initialState={{ detailPanel: { expandedRowIds: [7101] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
