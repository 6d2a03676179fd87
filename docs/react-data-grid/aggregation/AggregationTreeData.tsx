import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface File {
  id: number;
  path: string[];
  /** In megabytes. A folder has none of its own. */
  size?: number;
}

const columns: GridColDef<File>[] = [
  { field: 'size', headerName: 'Megabytes', type: 'number', width: 112 },
];

const rows: File[] = [
  { id: 1, path: ['Photos'] },
  { id: 2, path: ['Photos', 'Harbor.raw'], size: 48 },
  { id: 3, path: ['Photos', 'Lighthouse.raw'], size: 52 },
  { id: 4, path: ['Videos'] },
  { id: 5, path: ['Videos', 'Regatta.mp4'], size: 1310 },
  { id: 6, path: ['Videos', 'Storm.mp4'], size: 876 },
  { id: 7, path: ['Index.csv'], size: 2 },
];

const getTreeDataPath = (row: File) => row.path;

export default function AggregationTreeData() {
  return (
    <DataGridPremium
      treeData
      autoHeight
      aria-label="Files, with the size of each folder"
      rows={rows}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 165 }}
      defaultGroupingExpansionDepth={-1}
      initialState={{ aggregation: { model: { size: 'sum' } } }}
      hideFooter
    />
  );
}
