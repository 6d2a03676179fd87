import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  path: string[];
  kilometers: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'kilometers', headerName: 'Kilometers', type: 'number', width: 115 },
];

/** There is a row for each trail, and none for a country or a region. */
const rows: Trail[] = [
  { id: 1, path: ['Austria', 'Tyrol', 'Eagle Walk'], kilometers: 413 },
  { id: 2, path: ['Austria', 'Tyrol', 'Glacier Trail'], kilometers: 5 },
  { id: 3, path: ['Portugal', 'Algarve', 'Fishermen Path'], kilometers: 226 },
];

const getTreeDataPath = (row: Trail) => row.path;

export default function TreeDataWithGap() {
  return (
    <DataGridPro
      treeData
      autoHeight
      aria-label="Trails by country and region"
      rows={rows}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      groupingColDef={{ headerName: 'Trail', flex: 1, minWidth: 190 }}
      defaultGroupingExpansionDepth={-1}
      hideFooter
    />
  );
}
