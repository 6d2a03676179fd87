import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import RefreshIcon from '@mui/icons-material/Refresh';
import type { GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Entry } from './archive';

interface LazyFolderProps extends GridRenderCellParams<Entry> {
  toggle: (id: Entry['id']) => void;
}

/** A name with its indentation, and a button that loads, opens or closes the folder. */
export function LazyFolder({ row, rowNode, value, toggle }: LazyFolderProps) {
  const isOpen = rowNode.type === 'group' && rowNode.childrenExpanded === true;
  const hasFailed = row.status === 'failed';
  const Arrow = isOpen ? ExpandMoreIcon : ChevronRightIcon;
  const Icon = hasFailed ? RefreshIcon : Arrow;

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingInlineStart: rowNode.depth * 2,
      }}
    >
      {row.isFolder && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={hasFailed ? `Load ${value} again` : `Open ${value}`}
          color={hasFailed ? 'error' : 'default'}
          onClick={() => toggle(row.id)}
        >
          {row.status === 'loading' ? (
            <CircularProgress size={16} aria-label="Loading" />
          ) : (
            <Icon
              fontSize="inherit"
              sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            />
          )}
        </IconButton>
      )}
      <span>{hasFailed ? `${value} could not be loaded` : value}</span>
    </Box>
  );
}
