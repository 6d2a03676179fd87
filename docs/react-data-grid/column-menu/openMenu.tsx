import * as React from 'react';
import Paper from '@mui/material/Paper';
import { useGridApiContext, useGridRootProps } from '@mui/x-data-grid';

const FIELD = 'stock';

/**
 * For these demos only: shows the menu of “In stock” without a click, and
 * leaves the focus where it is. It closes when the focus enters the grid.
 */
export function OpenMenu() {
  const apiRef = useGridApiContext();
  const { slots, slotProps } = useGridRootProps();
  const paper = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(true);
  const column = apiRef.current.getColumn(FIELD);

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

  if (!open) {
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
        aria-label={`Menu of ${column.headerName}`}
        colDef={column}
        hideMenu={() => {
          setOpen(false);
          apiRef.current.setColumnHeaderFocus(FIELD);
        }}
        open={false}
      />
    </Paper>
  );
}
