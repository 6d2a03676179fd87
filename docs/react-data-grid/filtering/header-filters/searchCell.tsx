import * as React from 'react';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridHeaderFilterCellProps } from '@mui/x-data-grid-pro';

/** What a header filter needs so that mouse and keyboard find it. */
export function useSearchCell({
  colDef: { field, headerName = field },
  colIndex,
  filterOperators = [],
  hasFocus,
  height,
  item,
  tabIndex,
  width,
}: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return {
    cellProps: {
      role: 'columnheader',
      'aria-colindex': colIndex + 1,
      'aria-label': `Search ${headerName}`,
      'data-field': field,
      style: { height, width, minWidth: width },
    },
    inputProps: {
      'aria-label': `Search ${headerName}`,
      placeholder: headerName,
      tabIndex,
      ref: inputRef,
      value: String(item.value ?? ''),
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
        const operator = filterOperators[0]!.value;
        const value = target.value.slice(0, 100);
        const changed = { id: item.id ?? field, field, operator, value };
        if (value) {
          apiRef.current.upsertFilterItem(changed);
        } else {
          apiRef.current.deleteFilterItem(changed);
        }
      },
      onFocus: (event: React.FocusEvent<HTMLInputElement>) => {
        if (!hasFocus) {
          apiRef.current.setColumnHeaderFilterFocus(field, event);
        }
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
        // The other keys move in the text.
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          const params = apiRef.current.getColumnHeaderParams(field);
          apiRef.current.publishEvent('headerFilterKeyDown', params, event);
        }
      },
    },
  };
}
