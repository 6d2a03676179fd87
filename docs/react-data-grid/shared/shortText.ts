import { getGridStringOperators, GridFilterInputValue } from '@mui/x-data-grid';
import type { GridFilterItem, GridFilterOperator } from '@mui/x-data-grid';

const MAX_LENGTH = 100;

function shorten(item: GridFilterItem): GridFilterItem {
  return typeof item.value === 'string'
    ? { ...item, value: item.value.slice(0, MAX_LENGTH) }
    : item;
}

/**
 * The operators for text, for values of at most 100 characters. The grid makes
 * a regular expression of the value, and tens of thousands of characters are
 * too many for one: it throws an error that breaks the grid.
 */
export const shortTextOperators: GridFilterOperator[] =
  getGridStringOperators().map((operator) => ({
    ...operator,
    ...(operator.InputComponent === GridFilterInputValue && {
      InputComponentProps: {
        InputProps: { inputProps: { maxLength: MAX_LENGTH } },
      },
    }),
    // A value may also come from a saved state or an address.
    getApplyFilterFnV7: (item, column) =>
      operator.getApplyFilterFnV7?.(shorten(item), column) ?? null,
  }));
