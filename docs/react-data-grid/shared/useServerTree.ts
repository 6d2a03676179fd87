import * as React from 'react';
import { gridFocusCellSelector } from '@mui/x-data-grid-pro';
import type { GridApiPro, GridRowId } from '@mui/x-data-grid-pro';

/** A row of the server, with its place in the tree. */
export type TreeRow<Row> = Row & { path: string[] };

/** Stands for the children that are not loaded. */
export interface StatusRow {
  id: string;
  path: string[];
  /** Whose children; `ROOT` for the first level. */
  branch: GridRowId;
  status: 'loading' | 'failed' | 'more';
  /** How many children are loaded, and how many there are. */
  loaded: number;
  rowCount?: number;
}

export interface ServerTreeOptions<Row> {
  apiRef: React.MutableRefObject<GridApiPro>;
  /** Another query starts over. Two with the same JSON are the same. */
  query?: unknown;
  /** The children of a row, beginning with a number; of the first level if there is no parent. */
  load: (
    parent: Row | undefined,
    offset: number,
    signal: AbortSignal,
  ) => Promise<{ rows: Row[]; rowCount: number }>;
  hasChildren: (row: Row) => boolean;
}

interface Branch<Row> {
  parent?: Row;
  path: string[];
  /** The row that stands for what is not loaded; none if all is. */
  status?: StatusRow;
  isLoading: boolean;
}

export const ROOT: GridRowId = 'root';

function statusRow(
  branch: GridRowId,
  path: string[],
  status: StatusRow['status'],
  loaded = 0,
  rowCount?: number,
): StatusRow {
  const id = `status of ${branch}, ${loaded}`;
  return { id, path: [...path, id], branch, status, loaded, rowCount };
}

/** For `rows`. The hook adds all others with `updateRows`, so these must stay the same array. */
export const START_ROWS = [statusRow(ROOT, [], 'loading')];

/** For `getTreeDataPath`. Another function would make the grid build its tree again. */
export const getTreePath = (row: { path?: string[] }) => row.path ?? [];

export function isStatusRow(row: object): row is StatusRow {
  return 'status' in row && 'branch' in row;
}

/** Loads the children of a row when it is expanded for the first time. */
export function useServerTree<Row extends { id: GridRowId }>({
  apiRef,
  query,
  load,
  hasChildren,
}: ServerTreeOptions<Row>) {
  const key = JSON.stringify(query);
  const [branches] = React.useState(() => new Map<GridRowId, Branch<Row>>());
  const controller = React.useRef(new AbortController());
  const latest = React.useRef({ load, hasChildren });
  React.useEffect(() => {
    latest.current = { load, hasChildren };
  });

  /** Asks for the next children of a row, unless they are on their way or all here. */
  const loadChildren = React.useCallback(
    async (id: GridRowId) => {
      const branch = branches.get(id);
      const before = branch?.status;
      if (!branch || !before || branch.isLoading) {
        return;
      }
      const asked = latest.current;
      const { signal } = controller.current;
      const show = (status: StatusRow['status']) => {
        branch.isLoading = status === 'loading';
        branch.status = { ...before, status };
        apiRef.current.updateRows([branch.status]);
      };
      show('loading');
      try {
        const { rows, rowCount } = await asked.load(
          branch.parent,
          before.loaded,
          signal,
        );
        // A server may answer although nobody waits any more.
        if (signal.aborted) {
          return;
        }
        const loaded = before.loaded + rows.length;
        const hasMore = rows.length > 0 && loaded < rowCount;
        branch.isLoading = false;
        branch.status = hasMore
          ? statusRow(id, branch.path, 'more', loaded, rowCount)
          : undefined;
        const children = rows.flatMap((row) => {
          const path = [...branch.path, String(row.id)];
          const child: TreeRow<Row> = { ...row, path };
          if (!asked.hasChildren(row)) {
            return [child];
          }
          const status = statusRow(row.id, path, 'loading');
          branches.set(row.id, { parent: row, path, status, isLoading: false });
          return [child, status];
        });
        const grid = apiRef.current.rootElementRef?.current;
        const focused = grid?.contains(document.activeElement)
          ? gridFocusCellSelector(apiRef)
          : null;
        apiRef.current.updateRows([
          ...children,
          ...(branch.status ? [branch.status] : []),
          { id: before.id, _action: 'delete' },
        ]);
        // Rows that are expanded by default cause no event.
        for (const { id: childId } of rows) {
          const node = apiRef.current.getRowNode(childId);
          if (node?.type === 'group' && node.childrenExpanded) {
            void loadChildren(childId);
          }
        }
        // The row with the focus is gone: go on at the first that came.
        if (rows[0] && focused?.id === before.id) {
          apiRef.current.setCellFocus(rows[0].id, focused.field);
        }
      } catch {
        if (!signal.aborted) {
          show('failed');
        }
      }
    },
    [apiRef, branches],
  );

  // The methods of `apiRef` exist from the first effect on, not while rendering.
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        const isExpanded = node.type === 'group' && node.childrenExpanded;
        const status = branches.get(node.id)?.status?.status;
        if (isExpanded && status && status !== 'more') {
          void loadChildren(node.id);
        }
      }),
    [apiRef, branches, loadChildren],
  );

  const reload = React.useCallback(() => {
    controller.current.abort();
    controller.current = new AbortController();
    branches.clear();
    branches.set(ROOT, { path: [], status: START_ROWS[0], isLoading: false });
    apiRef.current.setRows(START_ROWS);
    void loadChildren(ROOT);
  }, [apiRef, branches, loadChildren]);

  React.useEffect(() => {
    reload();
    return () => controller.current.abort();
  }, [key, reload]);

  return { loadChildren, reload };
}
