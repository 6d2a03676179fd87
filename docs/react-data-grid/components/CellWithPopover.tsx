import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'report', headerName: 'Report', flex: 1, minWidth: 140 },
];

const rows = [
  {
    id: 1,
    ticket: 'T-311',
    report:
      'The export stops at 65,536 rows, without a message. The customer needs all 80,000 orders of last year by Friday.',
  },
  {
    id: 2,
    ticket: 'T-312',
    report:
      'On a tablet, the date field opens the keyboard and the calendar at once, and the keyboard covers the calendar.',
  },
  {
    id: 3,
    ticket: 'T-313',
    report:
      'A search for “café” does not find “cafe”. Please ignore accents, as the old program did.',
  },
];

export default function CellWithPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  React.useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        setAnchor(null);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const slotProps = React.useMemo(() => {
    const show = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) => {
      const isReport = currentTarget.dataset['field'] === 'report';
      setAnchor(isReport ? currentTarget : null);
    };
    const hide = () => setAnchor(null);
    return {
      cell: {
        onMouseEnter: show,
        onMouseLeave: hide,
        onFocus: show,
        onBlur: hide,
      },
    };
  }, []);

  return (
    <Stack sx={{ height: 264, width: '100%' }} spacing={1}>
      <Typography variant="body2">
        Point at a report, or click it, to read all of it.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Support tickets"
          columns={columns}
          rows={rows}
          slotProps={slotProps}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={8} sx={{ p: 1.5, maxWidth: 300 }}>
          <Typography variant="body2">{anchor?.textContent}</Typography>
        </Paper>
      </Popper>
    </Stack>
  );
}
