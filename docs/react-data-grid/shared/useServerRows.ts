import * as React from 'react';
import { useAnswer } from './useAnswer';

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

/** The answer to a query, as `useAnswer` gives it; keeps some answers, if asked to. */
export function useServerRows<Query, Page extends ServerPage<unknown>>({
  query,
  load,
  cacheSize = 0,
}: ServerRowsOptions<Query, Page>): ServerRows<Page> {
  const key = JSON.stringify(query);
  const [cache] = React.useState(() => new Map<string, Page>());

  // A request depends on what the query says, not on which object says it.
  const latest = React.useRef({ query, load, cacheSize });
  React.useEffect(() => {
    latest.current = { query, load, cacheSize };
  });

  const ask = React.useCallback(
    async (signal: AbortSignal) => {
      const asked = latest.current;
      const cached = cache.get(key);
      if (cached) {
        return cached;
      }
      const page = await asked.load(asked.query, signal);
      // A server may answer although nobody waits any more.
      if (!signal.aborted) {
        keep(cache, key, page, asked.cacheSize);
      }
      return page;
    },
    [cache, key],
  );
  const { answer, error, isLoading, retry } = useAnswer(ask);

  return {
    page: answer,
    isLoading,
    error,
    reload: () => {
      cache.clear();
      retry();
    },
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
