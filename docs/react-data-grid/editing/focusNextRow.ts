import { gridExpandedSortedRowIdsSelector } from '@mui/x-data-grid';
import type { GridApi, GridRowId } from '@mui/x-data-grid';

/** Moves the focus to the row below, or else above, or to the header. Call it before you remove the row. */
export function focusNextRow(
  apiRef: React.MutableRefObject<GridApi>,
  id: GridRowId,
  field: string,
) {
  const ids = gridExpandedSortedRowIdsSelector(apiRef);
  const index = ids.indexOf(id);
  const next = ids[index + 1] ?? ids[index - 1];

  // After the click, with which the grid moves the focus to the cell that was clicked.
  setTimeout(() => {
    if (next === undefined) {
      apiRef.current.setColumnHeaderFocus(field);
    } else {
      apiRef.current.setCellFocus(next, field);
    }
  });
}
