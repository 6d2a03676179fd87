import {useCallback, useRef, useState, type RefObject} from 'react';
import {EVERY_PRODUCT, filterReleases, type ReleaseResult, type ReleaseWish} from './releaseFilter';

const EVERYTHING: ReleaseWish = {product: EVERY_PRODUCT, text: ''};

export interface ReleaseFilter {
  readonly wish: ReleaseWish;
  /** Nothing while everything is shown. */
  readonly result: ReleaseResult | undefined;
  readonly change: (change: Partial<ReleaseWish>) => void;
  /** Filters again, after releases were added. */
  readonly refresh: () => void;
}

/** What a reader wants to see of the releases. The list follows at once, by an attribute, without React. */
export default function useReleaseFilter(list: RefObject<HTMLElement>): ReleaseFilter {
  const [wish, setWish] = useState(EVERYTHING);
  const [result, setResult] = useState<ReleaseResult>();
  const current = useRef(wish);

  const change = useCallback(
    (part: Partial<ReleaseWish>): void => {
      current.current = {...current.current, ...part};
      const {product, text} = current.current;
      const found = list.current ? filterReleases(list.current, current.current) : undefined;
      setWish(current.current);
      setResult(product === EVERY_PRODUCT && text.trim() === '' ? undefined : found);
    },
    [list],
  );
  const refresh = useCallback(() => change({}), [change]);
  return {wish, result, change, refresh};
}
