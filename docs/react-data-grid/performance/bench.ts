import type * as React from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { measure } from './measure';
import type { Measurement } from './measure';

export const ACTIONS = [
  'Show the grid',
  'Scroll down',
  'Scroll sideways',
  'Sort',
  'Filter',
  'Update 100 rows',
  'Render the parent',
] as const;

export type Action = (typeof ACTIONS)[number];

export interface BenchResult {
  /** Elements in the grid after it was shown. */
  nodes: number;
  measurements: Record<Action, Measurement>;
}

export interface BenchTarget {
  /** Renders the grid; called once. */
  show: () => void;
  /** Renders the component that renders the grid. */
  renderParent: () => void;
  apiRef: React.MutableRefObject<GridApiPro>;
}

/** @throws DOMException with the name AbortError, if the signal is aborted */
export async function runBench(
  { show, renderParent, apiRef }: BenchTarget,
  signal: AbortSignal,
): Promise<BenchResult> {
  const root = () => apiRef.current?.rootElementRef?.current;
  const hasRows = () =>
    Boolean(root()?.querySelector('[role="row"] [role="cell"]'));
  const shown = await measure(1, show, signal, hasRows);

  const nodes = root()!.querySelectorAll('*').length;
  const scroller = root()!.querySelector('.MuiDataGrid-virtualScroller')!;
  const api = apiRef.current;
  const once = (step: () => void) => measure(1, step, signal);

  const down = await measure(60, () => (scroller.scrollTop += 260), signal);
  const sideways = await measure(
    30,
    () => (scroller.scrollLeft += 110),
    signal,
  );
  api.scroll({ top: 0, left: 0 });
  const sort = await once(() =>
    api.setSortModel([{ field: 'f1', sort: 'desc' }]),
  );
  api.setSortModel([]);
  const filter = await once(() =>
    api.setFilterModel({
      items: [{ field: 'f2', operator: '>', value: '5000' }],
    }),
  );
  api.setFilterModel({ items: [] });
  const update = await once(() => {
    const ids = api.getAllRowIds().slice(0, 100);
    api.updateRows(ids.map((id) => ({ ...api.getRow(id), f0: -1 })));
  });
  const parent = await measure(20, renderParent, signal);

  return {
    nodes,
    measurements: {
      'Show the grid': shown,
      'Scroll down': down,
      'Scroll sideways': sideways,
      Sort: sort,
      Filter: filter,
      'Update 100 rows': update,
      'Render the parent': parent,
    },
  };
}
