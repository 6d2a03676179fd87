import * as React from 'react';
import type { GridApi } from '@mui/x-data-grid-pro';
import { createFakeServer } from '../shared/fakeServer';
import { makeArchive } from './archive';
import type { Entry } from './archive';

/** Loads the archive into a grid, one folder at a time. */
export function useArchive(apiRef: React.MutableRefObject<GridApi>) {
  const [server] = React.useState(() => createFakeServer(makeArchive()));
  const [top, setTop] = React.useState<'loading' | 'failed' | 'loaded'>(
    'loading',
  );
  const unmount = React.useRef<AbortController>();

  /** Adds what is in a folder. Rejects if the server fails. */
  const addEntries = React.useCallback(
    async (parent: string, signal?: AbortSignal) => {
      const items = [{ field: 'parent', operator: 'equals', value: parent }];
      const { rows } = await server.list({ filter: { items } }, signal);
      apiRef.current.updateRows(
        rows.map((row) => ({ ...row, status: 'unloaded' })),
      );
    },
    [apiRef, server],
  );

  const loadTop = React.useCallback(async () => {
    const signal = unmount.current?.signal;
    setTop('loading');
    try {
      await addEntries('root', signal);
      setTop('loaded');
    } catch {
      if (!signal?.aborted) {
        setTop('failed');
      }
    }
  }, [addEntries]);

  React.useEffect(() => {
    unmount.current = new AbortController();
    void loadTop();
    return () => unmount.current?.abort();
  }, [loadTop]);

  const loadFolder = React.useCallback(
    async (id: Entry['id']) => {
      const signal = unmount.current?.signal;
      apiRef.current.updateRows([{ id, status: 'loading' }]);
      try {
        await addEntries(id, signal);
      } catch {
        if (!signal?.aborted) {
          apiRef.current.updateRows([{ id, status: 'failed' }]);
        }
        return;
      }
      apiRef.current.updateRows([{ id, status: 'loaded' }]);
      // An empty folder is still a leaf, and only groups can be opened.
      if (apiRef.current.getRowNode(id)?.type === 'group') {
        apiRef.current.setRowChildrenExpansion(id, true);
      }
    },
    [addEntries, apiRef],
  );

  /** Opens or closes a folder, and loads it the first time. */
  const toggle = React.useCallback(
    (id: Entry['id']) => {
      const node = apiRef.current.getRowNode(id);
      const row = apiRef.current.getRow<Entry>(id);
      if (node?.type === 'group') {
        apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
      } else if (
        row?.isFolder &&
        (row.status === 'unloaded' || row.status === 'failed')
      ) {
        void loadFolder(id);
      }
    },
    [apiRef, loadFolder],
  );

  return { settings: server.settings, top, loadTop, toggle };
}
