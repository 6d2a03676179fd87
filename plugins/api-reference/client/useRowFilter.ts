import {useCallback, useEffect, useRef, useState} from 'react';
import {targetRow, ROW, ROW_TARGETED, ROWS_ARRIVED} from './rowActions';
import {filterRows, readRows, type FilterResult, type RowFilter} from './rowFilter';

const EVERYTHING: RowFilter = {text: '', inDescriptions: false, hidesDeprecated: false};

export interface RowFilterState {
  readonly filter: RowFilter;
  /** Nothing before the first filter. */
  readonly result: FilterResult | undefined;
  /** Whether the page has rows that could be hidden as deprecated. */
  readonly hasDeprecated: boolean;
  readonly change: (change: Partial<RowFilter>) => void;
}

/** What a reader wants to see of the page's rows. Rows follow at once, by an attribute, without React. */
export default function useRowFilter(): RowFilterState {
  const [filter, setFilter] = useState(EVERYTHING);
  const [result, setResult] = useState<FilterResult>();
  const [hasDeprecated, setHasDeprecated] = useState(false);
  const rows = useRef<ReturnType<typeof readRows>>();
  const current = useRef(filter);

  const change = useCallback((part: Partial<RowFilter>): void => {
    current.current = {...current.current, ...part};
    rows.current ??= readRows();
    setFilter(current.current);
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
    const showTarget = (): void => {
      const row = targetRow();
      if (row?.hidden) {
        change(EVERYTHING);
        row.scrollIntoView();
      }
    };
    readPage();
    document.addEventListener(ROWS_ARRIVED, readPage);
    document.addEventListener(ROW_TARGETED, showTarget);
    return () => {
      document.removeEventListener(ROWS_ARRIVED, readPage);
      document.removeEventListener(ROW_TARGETED, showTarget);
    };
  }, [change]);

  return {filter, result, hasDeprecated, change};
}
