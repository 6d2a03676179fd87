import * as React from 'react';

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

interface Settled<Answer> {
  /** Which request this belongs to. */
  ask?: Ask<Answer>;
  attempt?: number;
  answer?: Answer | undefined;
  error?: Error;
}

/**
 * The answer to the latest request. An answer to an older one is dropped, even
 * if it comes later. The last answer stays until the next one is there.
 *
 * @param ask starts a request; a new function (see `React.useCallback`) starts a new one
 */
export function useAnswer<Answer>(ask: Ask<Answer>) {
  const [attempt, setAttempt] = React.useState(0);
  const [settled, setSettled] = React.useState<Settled<Answer>>({});

  React.useEffect(() => {
    const request = new AbortController();
    const settle = (result: Settled<Answer>) => {
      if (!request.signal.aborted) {
        setSettled((last) => ({
          answer: last.answer,
          ...result,
          ask,
          attempt,
        }));
      }
    };

    ask(request.signal).then(
      (answer) => settle({ answer }),
      (error: Error) => settle({ error }),
    );
    return () => request.abort();
  }, [ask, attempt]);

  const isLoading = settled.ask !== ask || settled.attempt !== attempt;

  return {
    answer: settled.answer,
    error: isLoading ? undefined : settled.error,
    isLoading,
    retry: () => setAttempt((count) => count + 1),
  };
}
