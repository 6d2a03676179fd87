import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

interface MarkItemProps extends GridColumnMenuItemProps {
  markedField: string | null;
  onMark: (field: string | null) => void;
}

function MarkItem({ colDef, onClick, markedField, onMark }: MarkItemProps) {
  const isMarked = markedField === colDef.field;
  return (
    <MenuItem
      onClick={(event) => {
        onMark(isMarked ? null : colDef.field);
        onClick(event); // closes the menu
      }}
    >
      <ListItemIcon>
        <BookmarkIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isMarked ? 'Remove mark' : 'Mark column'}</ListItemText>
    </MenuItem>
  );
}

const menuItems = { columnMenuMarkItem: MarkItem };

export default function AddNewColumnMenuGrid() {
  const [markedField, setMarkedField] = React.useState<string | null>(
    'category',
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        columns={columns}
        rows={rows}
        slots={{ footer: OpenMenu }}
        getCellClassName={({ field }) =>
          field === markedField ? 'marked' : ''
        }
        slotProps={{
          columnMenu: {
            slots: menuItems,
            slotProps: {
              columnMenuMarkItem: {
                displayOrder: 15, // between sort (10) and filter (20)
                markedField,
                onMark: setMarkedField,
              },
            },
          },
        }}
        sx={{
          '& .marked': {
            bgcolor: (theme) => alpha(theme.palette.warning.main, 0.2),
          },
        }}
      />
    </div>
  );
}
