import {useCallback, useRef, useState} from 'react';

export interface ListFilter<Filter, Result> {
  readonly filter: Filter;
  /** What `apply` returned last; nothing before the first change. */
  readonly result: Result | undefined;
  /** Changes a part of the filter, and applies it; without a part, applies it to a list that has changed. */
  readonly change: (part?: Partial<Filter>) => void;
}

/**
 * What a reader wants to see of a long list that the server rendered. The list follows at once, by an attribute, without
 * React.
 *
 * @param start the filter to begin with, which leaves everything
 * @param apply shows and hides the entries of the list
 */
export default function useListFilter<Filter extends object, Result>(
  start: Filter,
  apply: (filter: Filter) => Result,
): ListFilter<Filter, Result> {
  const [filter, setFilter] = useState(start);
  const [result, setResult] = useState<Result>();
  const current = useRef(start);
  const latest = useRef(apply);
  latest.current = apply;

  const change = useCallback((part?: Partial<Filter>): void => {
    current.current = {...current.current, ...part};
    setFilter(current.current);
    setResult(latest.current(current.current));
  }, []);
  return {filter, result, change};
}
