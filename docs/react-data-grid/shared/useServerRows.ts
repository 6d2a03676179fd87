import * as React from 'react';

export interface ServerPage<Row> {
  rows: readonly Row[];
  /** How many rows match, on all pages. */
  rowCount: number;
}

export interface ServerRowsOptions<Query, Page> {
  /** What to ask for. Two queries with the same JSON are the same query. */
  query: Query;
  /** Asks the server. Pass the signal on to `fetch`. */
  load: (query: Query, signal: AbortSignal) => Promise<Page>;
  /** How many answers to keep; none if not given. */
  cacheSize?: number;
}

export interface ServerRows<Page> {
  /** The newest answer; that of the query before, as long as a new one is loading. */
  page: Page | undefined;
  isLoading: boolean;
  /** Why the newest request failed. */
  error: Error | undefined;
  /** Forgets the kept answers and asks again. */
  reload: () => void;
}

interface Settled<Page> {
  request?: string;
  page?: Page;
  error?: Error;
}

/** Keeps what the server answers to a query. An answer never replaces that of a newer query. */
export function useServerRows<Query, Page extends ServerPage<unknown>>({
  query,
  load,
  cacheSize = 0,
}: ServerRowsOptions<Query, Page>): ServerRows<Page> {
  const key = JSON.stringify(query);
  const [attempt, setAttempt] = React.useState(0);
  const [settled, setSettled] = React.useState<Settled<Page>>({});
  const [cache] = React.useState(() => new Map<string, Page>());
  const request = `${attempt} ${key}`;

  // The effect below depends on what the query says, not on which object says it.
  const latest = React.useRef({ query, load, cacheSize });
  React.useEffect(() => {
    latest.current = { query, load, cacheSize };
  });

  React.useEffect(() => {
    const asked = latest.current;
    const cached = cache.get(key);
    if (cached) {
      setSettled({ request, page: cached });
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    asked.load(asked.query, signal).then(
      (page) => {
        // A server may answer although nobody waits any more.
        if (!signal.aborted) {
          keep(cache, key, page, asked.cacheSize);
          setSettled({ request, page });
        }
      },
      (reason: unknown) => {
        if (!signal.aborted) {
          const error = reason instanceof Error ? reason : new Error('Failed');
          setSettled(({ page }) => ({ request, page, error }));
        }
      },
    );
    return () => controller.abort();
  }, [key, request, cache]);

  const reload = React.useCallback(() => {
    cache.clear();
    setAttempt((before) => before + 1);
  }, [cache]);

  const isLoading = settled.request !== request;
  return {
    page: settled.page,
    isLoading,
    error: isLoading ? undefined : settled.error,
    reload,
  };
}

/** Keeps an answer, and drops the oldest one if there are too many. */
function keep<Page>(
  cache: Map<string, Page>,
  key: string,
  page: Page,
  size: number,
) {
  cache.set(key, page);
  for (const oldest of cache.keys()) {
    if (cache.size <= size) {
      break;
    }
    cache.delete(oldest);
  }
}
