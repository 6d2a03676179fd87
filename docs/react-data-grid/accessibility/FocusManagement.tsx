import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Amina Diallo', mail: 'amina@example.com' },
  { id: 2, name: 'Jonas Weber', mail: 'jonas@example.com' },
  { id: 3, name: 'Lucía Romero', mail: 'lucia@example.com' },
];

interface InviteProps extends GridRenderCellParams {
  onInvite: (name: string) => void;
}

function InviteButton({ row, hasFocus, onInvite }: InviteProps) {
  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`Invite ${row.name}`}
      onClick={() => onInvite(row.name)}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.stopPropagation(); // the grid would scroll
        }
      }}
    >
      Invite
    </Button>
  );
}

export default function FocusManagement() {
  const [message, setMessage] = React.useState('Nobody is invited yet.');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
      {
        field: 'mail',
        headerName: 'Mail',
        flex: 1,
        minWidth: 70,
        renderCell: ({ value, hasFocus }) => (
          <Link href={`mailto:${value}`} tabIndex={hasFocus ? 0 : -1} noWrap>
            {value}
          </Link>
        ),
      },
      {
        field: 'invite',
        headerName: 'Invite',
        width: 90,
        sortable: false,
        renderCell: (params) => (
          <InviteButton
            {...params}
            onInvite={(name) => setMessage(`${name} is invited.`)}
          />
        ),
      },
    ],
    [],
  );

  return (
    <Stack sx={{ height: 260, width: '100%' }} spacing={1}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Guests"
          columns={columns}
          rows={rows}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
