import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, staff } from './staff';

export default function TreeDataSimple() {
  return (
    <DataGridPro
      treeData
      autoHeight
      aria-label="Staff of a print shop"
      rows={staff}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      groupingColDef={{ headerName: 'Name', width: 150 }}
      defaultGroupingExpansionDepth={1}
      hideFooter
    />
  );
}
