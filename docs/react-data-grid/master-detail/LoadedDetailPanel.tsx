// long: a request in a panel needs a cache, an error and a way to repeat
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../shared/fakeServer';
import { ServerSwitches } from '../shared/serverSwitches';
import { columns, purchases } from './purchases';
import type { Purchase } from './purchases';
import { PurchaseLines } from './purchaseLines';

const HEIGHT = 200;

const server = createFakeServer(purchases, { latency: 800 });

/** Panels are unmounted if users scroll away, so answers are kept outside. */
const loaded = new Map<number, Purchase>();

async function fetchPurchase(id: number, signal: AbortSignal) {
  const { rows } = await server.list(
    { filter: { items: [{ field: 'id', operator: '=', value: id }] } },
    signal,
  );
  const [purchase] = rows;
  if (!purchase) {
    throw new Error(`There is no purchase ${id}`);
  }
  return purchase;
}

function LoadedLines({ id }: { id: number }) {
  const [purchase, setPurchase] = React.useState(() => loaded.get(id));
  const [hasFailed, setHasFailed] = React.useState(false);

  React.useEffect(() => {
    if (purchase || hasFailed) {
      return undefined;
    }
    const controller = new AbortController();
    fetchPurchase(id, controller.signal)
      .then((answer) => {
        loaded.set(id, answer);
        setPurchase(answer);
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setHasFailed(true);
        }
      });
    return () => controller.abort();
  }, [hasFailed, id, purchase]);

  if (hasFailed) {
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => setHasFailed(false)}
          >
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

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <LoadedLines id={row.id} />
);
const getDetailPanelHeight = () => HEIGHT;

export default function LoadedDetailPanel() {
  return (
    <Box sx={{ width: '100%' }}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ height: 466 }}>
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
    </Box>
  );
}
