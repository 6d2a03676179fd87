import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
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
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
      {
        field: 'mail',
        headerName: 'Mail',
        flex: 1,
        minWidth: 100,
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
    <div style={{ width: '100%' }}>
      <DataGrid
        autoHeight
        aria-label="Guests"
        columns={columns}
        rows={rows}
        disableRowSelectionOnClick
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
