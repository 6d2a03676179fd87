import {useCallback, useRef, useState, type RefObject} from 'react';
import {EVERY_PRODUCT, filterReleases, type ReleaseResult, type ReleaseFilter} from './releaseFilter';

const EVERYTHING: ReleaseFilter = {product: EVERY_PRODUCT, text: ''};

export interface ReleaseFilterState {
  readonly filter: ReleaseFilter;
  /** Nothing while everything is shown. */
  readonly result: ReleaseResult | undefined;
  readonly change: (change: Partial<ReleaseFilter>) => void;
  /** Filters again, after releases were added. */
  readonly refresh: () => void;
}

/** What a reader wants to see of the releases. The list follows at once, by an attribute, without React. */
export default function useReleaseFilter(list: RefObject<HTMLElement>): ReleaseFilterState {
  const [filter, setFilter] = useState(EVERYTHING);
  const [result, setResult] = useState<ReleaseResult>();
  const current = useRef(filter);

  const change = useCallback(
    (part: Partial<ReleaseFilter>): void => {
      current.current = {...current.current, ...part};
      const {product, text} = current.current;
      const found = list.current ? filterReleases(list.current, current.current) : undefined;
      setFilter(current.current);
      setResult(product === EVERY_PRODUCT && text.trim() === '' ? undefined : found);
    },
    [list],
  );
  const refresh = useCallback(() => change({}), [change]);
  return {filter, result, change, refresh};
}
