import { gridClasses, gridFocusCellSelector } from '@mui/x-data-grid-pro';
import type { GridApiPro, GridRowId } from '@mui/x-data-grid-pro';

/** Puts rows in the place of placeholders, and the focus on the row whose placeholder users moved to. */
export function showRows(
  apiRef: React.MutableRefObject<GridApiPro>,
  first: number,
  rows: { id: GridRowId }[],
) {
  const cell = gridFocusCellSelector(apiRef);
  const row = cell
    ? rows[apiRef.current.getSortedRowIds().indexOf(cell.id) - first]
    : undefined;
  apiRef.current.unstable_replaceRows(first, rows);
  const active = document.activeElement;
  // Placeholders have no cells: the browser's focus stays on a cell, or is lost.
  if (
    cell &&
    row &&
    (active === document.body || active?.closest(`.${gridClasses.cell}`))
  ) {
    apiRef.current.setCellFocus(row.id, cell.field);
  }
}
