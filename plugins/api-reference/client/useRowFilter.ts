import {useEffect, useRef, useState} from 'react';
import useListFilter, {type ListFilter} from '@site/src/ui/useListFilter';
import {targetRow, ROW, ROW_TARGETED, ROWS_ARRIVED} from './rowActions';
import {filterRows, readRows, type FilterResult, type RowFilter} from './rowFilter';

const EVERYTHING: RowFilter = {text: '', inDescriptions: false, hidesDeprecated: false};

export interface RowFilterState extends ListFilter<RowFilter, FilterResult> {
  /** Whether the page has rows that could be hidden as deprecated. */
  readonly hasDeprecated: boolean;
}

/** The filter of a page's rows. */
export default function useRowFilter(): RowFilterState {
  const [hasDeprecated, setHasDeprecated] = useState(false);
  const rows = useRef<ReturnType<typeof readRows>>();
  const isFiltered = useRef(false);
  const {filter, result, change} = useListFilter(EVERYTHING, (wanted) => {
    isFiltered.current = true;
    rows.current ??= readRows();
    return filterRows(rows.current, wanted);
  });

  useEffect(() => {
    const readPage = (): void => {
      rows.current = undefined;
      setHasDeprecated(document.querySelector(`${ROW}[data-deprecated]`) !== null);
      if (isFiltered.current) {
        change();
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
