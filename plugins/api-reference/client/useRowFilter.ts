import {useEffect, useRef, useState} from 'react';
import useListFilter, {type ListFilter} from '@site/src/ui/useListFilter';
import {targetRow, ROW, ROW_TARGETED, ROWS_ARRIVED} from './rowActions';
import {filterRows, readRows, type FilterResult, type RowFilter} from './rowFilter';
import {ANY_RELEASE, storedSince, type MinorReleases} from './since';

const EVERYTHING: RowFilter = {text: '', inDescriptions: false, hidesDeprecated: false, since: ANY_RELEASE};

export interface RowFilterState extends ListFilter<RowFilter, FilterResult> {
  /** Whether the page has rows that could be hidden as deprecated. */
  readonly hasDeprecated: boolean;
  /** Whether rows are shown as the reader's remembered choice wants them. */
  readonly isReady: boolean;
}

/** The filter of a page's rows. */
export default function useRowFilter({major, first}: MinorReleases): RowFilterState {
  const [hasDeprecated, setHasDeprecated] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const rows = useRef<ReturnType<typeof readRows>>();
  const isFiltered = useRef(false);
  const {filter, result, change} = useListFilter(EVERYTHING, (wanted) => {
    isFiltered.current = true;
    rows.current ??= readRows();
    return filterRows(rows.current, wanted, first);
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
    const since = storedSince(major);
    if (since !== ANY_RELEASE) {
      change({since});
      showTarget();
    }
    setIsReady(true);
    document.addEventListener(ROWS_ARRIVED, readPage);
    document.addEventListener(ROW_TARGETED, showTarget);
    return () => {
      document.removeEventListener(ROWS_ARRIVED, readPage);
      document.removeEventListener(ROW_TARGETED, showTarget);
    };
  }, [change, major]);

  return {filter, result, hasDeprecated, isReady, change};
}
