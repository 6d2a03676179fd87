import * as React from 'react';
import Paper from '@mui/material/Paper';
import { useGridApiContext, useGridRootProps } from '@mui/x-data-grid';

/**
 * For demos only: shows the menu of the last column without a click, and
 * leaves the focus where it is. It closes when the focus enters the grid.
 */
export function OpenMenu() {
  const apiRef = useGridApiContext();
  const { slots, slotProps } = useGridRootProps();
  const paper = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(true);
  const [column] = React.useState(() =>
    apiRef.current.getVisibleColumns().at(-1),
  );

  React.useEffect(() => {
    const grid = apiRef.current.rootElementRef?.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (!paper.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    grid?.addEventListener('focusin', onFocus);
    return () => grid?.removeEventListener('focusin', onFocus);
  }, [apiRef]);

  if (!open || !column) {
    return null;
  }
  return (
    <Paper
      ref={paper}
      elevation={8}
      sx={{ position: 'absolute', insetInlineEnd: 8, top: 48, zIndex: 101 }}
    >
      <slots.columnMenu
        {...slotProps?.columnMenu}
        dense
        aria-label={`Menu of ${column.headerName ?? column.field}`}
        colDef={column}
        hideMenu={() => {
          setOpen(false);
          apiRef.current.setColumnHeaderFocus(column.field);
        }}
        open={false}
      />
    </Paper>
  );
}
