import {useCallback, useEffect, useRef, useState} from 'react';
import {addressedRow, ROW, ROW_ADDRESSED, ROWS_ARRIVED} from './rowActions';
import {filterRows, readRows, type FilterResult, type RowWish} from './rowFilter';

const EVERYTHING: RowWish = {text: '', inDescriptions: false, hidesDeprecated: false};

export interface RowFilter {
  readonly wish: RowWish;
  /** Nothing before the first wish. */
  readonly result: FilterResult | undefined;
  /** Whether the page has rows that could be hidden as deprecated. */
  readonly hasDeprecated: boolean;
  readonly change: (change: Partial<RowWish>) => void;
}

/** What a reader wants to see of the page's rows. Rows follow at once, by an attribute, without React. */
export default function useRowFilter(): RowFilter {
  const [wish, setWish] = useState(EVERYTHING);
  const [result, setResult] = useState<FilterResult>();
  const [hasDeprecated, setHasDeprecated] = useState(false);
  const rows = useRef<ReturnType<typeof readRows>>();
  const current = useRef(wish);

  const change = useCallback((part: Partial<RowWish>): void => {
    current.current = {...current.current, ...part};
    rows.current ??= readRows();
    setWish(current.current);
    setResult(filterRows(rows.current, current.current));
  }, []);

  useEffect(() => {
    const readPage = (): void => {
      rows.current = undefined;
      setHasDeprecated(document.querySelector(`${ROW}[data-deprecated]`) !== null);
      if (current.current !== EVERYTHING) {
        change({});
      }
    };
    const showAddressed = (): void => {
      const row = addressedRow();
      if (row?.hidden) {
        change(EVERYTHING);
        row.scrollIntoView();
      }
    };
    readPage();
    document.addEventListener(ROWS_ARRIVED, readPage);
    document.addEventListener(ROW_ADDRESSED, showAddressed);
    return () => {
      document.removeEventListener(ROWS_ARRIVED, readPage);
      document.removeEventListener(ROW_ADDRESSED, showAddressed);
    };
  }, [change]);

  return {wish, result, hasDeprecated, change};
}
