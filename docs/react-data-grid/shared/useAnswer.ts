import * as React from 'react';

interface State<Answer> {
  answer: Answer | undefined;
  error: Error | undefined;
  isLoading: boolean;
}

/**
 * The answer to the latest request. An answer to an older one is dropped, even
 * if it comes later. The last answer stays until the next one is there.
 *
 * @param ask starts a request; a new function (see `React.useCallback`) starts a new one
 */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
) {
  const [attempt, setAttempt] = React.useState(0);
  const [state, setState] = React.useState<State<Answer>>({
    answer: undefined,
    error: undefined,
    isLoading: true,
  });

  React.useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const update = (changes: Partial<State<Answer>>) => {
      if (!signal.aborted) {
        setState((last) => ({ ...last, ...changes }));
      }
    };

    update({ error: undefined, isLoading: true });
    ask(signal).then(
      (answer) => update({ answer, isLoading: false }),
      (error: Error) => update({ error, isLoading: false }),
    );
    return () => request.abort();
  }, [ask, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
