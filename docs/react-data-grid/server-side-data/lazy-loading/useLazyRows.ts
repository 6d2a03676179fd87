import * as React from 'react';
import type { GridApiPro, GridRowId } from '@mui/x-data-grid-pro';
import type { List, ListQuery, Query } from '../../shared/fakeServer';
import { showRows } from '../../shared/showRows';

export interface LazyRowsOptions<Row> {
  apiRef: React.MutableRefObject<GridApiPro>;
  /** A new query starts over. Two with the same JSON are the same. */
  query: Query;
  load: (query: ListQuery, signal: AbortSignal) => Promise<List<Row>>;
  /** How many rows to ask for at a time. */
  blockSize?: number;
}

interface Start<Row> {
  key?: string;
  rows: Row[];
  rowCount: number;
}

const NO_ROWS: never[] = [];

/** Asks for rows block by block, each block once, and starts over with another query. */
export function useLazyRows<Row extends { id: GridRowId }>({
  apiRef,
  query,
  load,
  blockSize = 100,
}: LazyRowsOptions<Row>) {
  const key = JSON.stringify(query);
  const [attempt, setAttempt] = React.useState(0);
  const [start, setStart] = React.useState<Start<Row>>({
    rows: [],
    rowCount: 0,
  });
  const [failed, setFailed] = React.useState<readonly number[]>([]);
  const [error, setError] = React.useState<Error>();
  const known = React.useRef(new Set<number>());
  const controller = React.useRef(new AbortController());
  const latest = React.useRef({ query, load });
  React.useEffect(() => {
    latest.current = { query, load };
  });

  const loadBlock = React.useCallback(
    async (block: number, onAnswer: (list: List<Row>) => void) => {
      const { signal } = controller.current;
      const asked = latest.current;
      known.current.add(block);
      try {
        const list = await asked.load(
          { ...asked.query, offset: block * blockSize, limit: blockSize },
          signal,
        );
        // Rows of an older query must not get into the newer list.
        if (!signal.aborted) {
          onAnswer(list);
        }
      } catch (reason) {
        if (!signal.aborted) {
          setFailed((before) => [...before, block]);
          setError(reason as Error);
        }
      }
    },
    [blockSize],
  );

  // The first block says how many rows there are.
  React.useEffect(() => {
    controller.current = new AbortController();
    known.current.clear();
    setFailed([]);
    setError(undefined);
    void loadBlock(0, ({ rows, rowCount }) =>
      setStart({ key, rows, rowCount }),
    );
    return () => controller.current.abort();
  }, [key, attempt, loadBlock]);

  const isStarted = start.key === key;

  /** For `onFetchRows`. Asks for the blocks that these rows need and that nobody has asked for yet. */
  const loadRange = (first: number, last: number) => {
    if (!isStarted) {
      return;
    }
    const end = Math.min(last, start.rowCount);
    for (
      let block = Math.floor(first / blockSize);
      block * blockSize < end;
      block += 1
    ) {
      if (!known.current.has(block)) {
        void loadBlock(block, ({ rows }) =>
          showRows(apiRef, block * blockSize, rows),
        );
      }
    }
  };

  const retry = () => {
    if (!isStarted) {
      setAttempt((before) => before + 1);
      return;
    }
    setError(undefined);
    setFailed([]);
    failed.forEach((block) => {
      known.current.delete(block);
      loadRange(block * blockSize, block * blockSize + 1);
    });
  };

  return {
    // Rows of another query would be scrolled through, and their indexes asked for.
    rows: isStarted ? start.rows : NO_ROWS,
    rowCount: isStarted ? start.rowCount : 0,
    isLoading: !isStarted && !error,
    error,
    loadRange,
    retry,
  };
}
