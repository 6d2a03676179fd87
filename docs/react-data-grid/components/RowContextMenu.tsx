import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'amount', headerName: 'Amount, €', type: 'number', width: 95 },
  { field: 'state', headerName: 'State', width: 65 },
];

const invoices = [
  { id: 2041, customer: 'Amina Diallo', amount: 320, state: 'Open' },
  { id: 2042, customer: 'Jonas Weber', amount: 75, state: 'Paid' },
  { id: 2043, customer: 'Lucía Romero', amount: 1290, state: 'Open' },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(invoices);
  const [menu, setMenu] = React.useState({ id: 0, top: 0, left: 0 });
  const [open, setOpen] = React.useState(false);

  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault();
          const id = Number(event.currentTarget.dataset['id']);
          setMenu({ id, top: event.clientY, left: event.clientX });
          setOpen(true);
        },
      },
    }),
    [],
  );

  const mark = (state: string) => () => {
    setRows((current) =>
      current.map((row) => (row.id === menu.id ? { ...row, state } : row)),
    );
    setOpen(false);
  };

  return (
    <Stack sx={{ height: 264, width: '100%' }} spacing={1}>
      <Typography variant="body2">
        Right-click an invoice, or hold it on an Android phone.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Invoices"
          columns={columns}
          rows={rows}
          slotProps={slotProps}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        onContextMenu={(event) => event.preventDefault()}
        anchorReference="anchorPosition"
        anchorPosition={{ top: menu.top, left: menu.left }}
        MenuListProps={{ 'aria-label': `Invoice ${menu.id}` }}
      >
        <MenuItem onClick={mark('Paid')}>Mark as paid</MenuItem>
        <MenuItem onClick={mark('Open')}>Mark as open</MenuItem>
      </Menu>
    </Stack>
  );
}
