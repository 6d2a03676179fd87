import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GridToolbarQuickFilter } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridColDef,
  GridGroupNode,
} from '@mui/x-data-grid-pro';
import { shortTextOperators } from '../shared/shortText';
import { makeSensors } from './stations';
import type { Sensor } from './stations';

const columns: GridColDef<Sensor>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['OK', 'Low battery', 'Silent'],
    width: 110,
  },
  {
    field: 'readings',
    headerName: 'Readings',
    type: 'number',
    width: 105,
  },
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Sensor',
  width: 240,
  sortable: true,
  filterable: true,
  filterOperators: shortTextOperators,
};

const getTreeDataPath = (row: Sensor) => row.path;

const isGroupExpandedByDefault = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Line 1' || groupingKey === 'Station 1-1';

function Toolbar() {
  return (
    <Box sx={{ p: 1, pb: 0 }}>
      <GridToolbarQuickFilter inputProps={{ maxLength: 100 }} />
    </Box>
  );
}

export default function TreeDataFullExample() {
  const rows = React.useMemo(() => makeSensors(), []);

  return (
    <Box sx={{ width: '100%', height: 520 }}>
      <DataGridPro
        treeData
        aria-label="Sensors of a subway"
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: Toolbar }}
      />
    </Box>
  );
}
