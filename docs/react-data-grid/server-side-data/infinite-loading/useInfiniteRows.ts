import * as React from 'react';
import type { List, ListQuery, Query } from '../../shared/fakeServer';

export interface InfiniteRowsOptions<Row> {
  /** A new query starts over. Two with the same JSON are the same. */
  query: Query;
  load: (query: ListQuery, signal: AbortSignal) => Promise<List<Row>>;
  /** More than the tallest screen shows; otherwise nothing scrolls. */
  pageSize?: number;
}

interface Loaded<Row> {
  key: string;
  rows: Row[];
  rowCount: number;
  /** Not set when all rows are loaded. */
  nextCursor?: string;
}

/** Appends page after page, by cursor. Starts over with another query. */
export function useInfiniteRows<Row>({
  query,
  load,
  pageSize = 100,
}: InfiniteRowsOptions<Row>) {
  const key = JSON.stringify(query);
  const [attempt, setAttempt] = React.useState(0);
  const [loaded, setLoaded] = React.useState<Loaded<Row>>({
    key: '',
    rows: [],
    rowCount: 0,
  });
  const [isLoading, setIsLoading] = React.useState(true);
  const [error, setError] = React.useState<Error>();
  const controller = React.useRef<AbortController>();
  const latest = React.useRef({ query, load });
  React.useEffect(() => {
    latest.current = { query, load };
  });

  const loadPage = React.useCallback(
    async (before: Loaded<Row>) => {
      controller.current?.abort();
      controller.current = new AbortController();
      const { signal } = controller.current;
      const asked = latest.current;
      setIsLoading(true);
      setError(undefined);
      try {
        const page = await asked.load(
          { ...asked.query, cursor: before.nextCursor, limit: pageSize },
          signal,
        );
        if (!signal.aborted) {
          const rows = [...before.rows, ...page.rows];
          setLoaded({ ...page, key: before.key, rows });
          setIsLoading(false);
        }
      } catch (reason) {
        if (!signal.aborted) {
          setError(reason as Error);
          setIsLoading(false);
        }
      }
    },
    [pageSize],
  );

  React.useEffect(() => {
    void loadPage({ key, rows: [], rowCount: 0 });
    return () => controller.current?.abort();
  }, [key, attempt, loadPage]);

  const isStarted = loaded.key === key;
  const hasMore = isStarted && loaded.nextCursor !== undefined;

  return {
    rows: loaded.rows,
    rowCount: loaded.rowCount,
    hasMore,
    isLoading,
    error,
    /** For `onRowsScrollEnd`. Does nothing while a page is on its way. */
    loadMore: () => {
      if (hasMore && !isLoading && !error) {
        void loadPage(loaded);
      }
    },
    retry: () => {
      if (hasMore) {
        void loadPage(loaded);
      } else {
        setAttempt((before) => before + 1);
      }
    },
  };
}
