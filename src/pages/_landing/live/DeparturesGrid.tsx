import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import Chip, {type ChipProps} from '@mui/material/Chip';
import {DataGrid, GridToolbarQuickFilter, type GridColDef} from '@mui/x-data-grid';
import {DEPARTURES, PLATFORMS, STATUSES, type Departure} from './departures';
import inReaderTheme from './inReaderTheme';

const STATUS_COLORS: Readonly<Record<Departure['status'], ChipProps['color']>> = {
  'On time': 'success',
  Delayed: 'warning',
  Canceled: 'error',
};

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {weekday: 'short', hour: '2-digit', minute: '2-digit'});

function Seats({percent}: {readonly percent: number}): ReactNode {
  return (
    <>
      <Box sx={{flex: 1, height: 6, mr: 1, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden'}}>
        <Box sx={{width: `${percent}%`, height: '100%', bgcolor: 'primary.main'}} />
      </Box>
      {percent}%
    </>
  );
}

const COLUMNS: GridColDef<Departure>[] = [
  {
    field: 'time',
    headerName: 'Departs',
    type: 'dateTime',
    width: 110,
    valueFormatter: ({value}) => DAY_AND_TIME.format(value as Date),
  },
  {field: 'train', headerName: 'Train', width: 90},
  {field: 'destination', headerName: 'To', flex: 1, minWidth: 150},
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'singleSelect',
    valueOptions: [...PLATFORMS],
    width: 90,
    editable: true,
  },
  {
    field: 'taken',
    headerName: 'Seats taken',
    type: 'number',
    width: 130,
    align: 'left',
    headerAlign: 'left',
    renderCell: ({row}) => <Seats percent={row.taken} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 110,
    renderCell: ({row}) => (
      <Chip
        label={row.status}
        color={STATUS_COLORS[row.status]}
        size="small"
        variant="outlined"
        sx={{color: 'text.primary'}}
      />
    ),
  },
];

function Search(): ReactNode {
  return (
    <Box sx={{p: 1.5, pb: 0.5}}>
      <GridToolbarQuickFilter size="small" />
    </Box>
  );
}

/** A week of departures from one station. */
function DeparturesGrid(): ReactNode {
  return (
    <Box sx={{position: 'absolute', inset: 0}}>
      <DataGrid
        aria-label="Departures from Frankfurt"
        rows={DEPARTURES}
        columns={COLUMNS}
        initialState={{pagination: {paginationModel: {pageSize: 100}}}}
        pageSizeOptions={[25, 50, 100]}
        slots={{toolbar: Search}}
        sx={{border: 0}}
      />
    </Box>
  );
}

export default inReaderTheme(DeparturesGrid);
