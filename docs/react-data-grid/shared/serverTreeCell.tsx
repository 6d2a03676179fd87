import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { GridTreeDataGroupingCell } from '@mui/x-data-grid-pro';
import type {
  GridGroupNode,
  GridRenderCellParams,
  GridRowId,
} from '@mui/x-data-grid-pro';
import { isStatusRow } from './useServerTree';

export interface ServerTreeCellProps {
  params: GridRenderCellParams;
  onLoad: (branch: GridRowId) => void;
}

const count = new Intl.NumberFormat('en');

/** The cell of the grouping column: a name, or what became of the children. */
export function ServerTreeCell({ params, onLoad }: ServerTreeCellProps) {
  const row: object = params.row;

  if (!isStatusRow(row)) {
    return (
      <GridTreeDataGroupingCell
        {...params}
        rowNode={params.rowNode as GridGroupNode}
        hideDescendantCount
      />
    );
  }
  const { branch, status, loaded, rowCount = 0 } = row;

  const loadMore = () => {
    // The button disappears, and would take the focus along.
    params.api.setCellFocus(params.id, params.field);
    params.api.getCellElement(params.id, params.field)?.focus();
    onLoad(branch);
  };

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        // As far in as the names are.
        marginInlineStart: params.rowNode.depth * 2 + 5.5,
      }}
    >
      {status === 'loading' ? (
        <>
          <CircularProgress size={16} aria-hidden />
          Loading…
        </>
      ) : (
        <>
          {status === 'failed'
            ? 'Not loaded'
            : `${count.format(loaded)} of ${count.format(rowCount)}`}
          <Button size="small" tabIndex={-1} onClick={loadMore}>
            {status === 'failed' ? 'Retry' : 'Load more'}
          </Button>
        </>
      )}
    </Box>
  );
}
