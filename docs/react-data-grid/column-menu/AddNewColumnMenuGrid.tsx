import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnMenuItemProps } from '@mui/x-data-grid';
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
        <SvgIcon fontSize="small">
          <path d="M6 3h12v18l-6-4-6 4z" />
        </SvgIcon>
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
    <DataGrid
      autoHeight
      aria-label="Products"
      columns={columns}
      rows={rows}
      hideFooter
      getCellClassName={({ field }) => (field === markedField ? 'marked' : '')}
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
  );
}
