import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import DescriptionIcon from '@mui/icons-material/Description';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridTreeDataGroupingCell } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridColDef,
  GridGroupNode,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { files, getTreeDataPath } from './files';
import type { FileRow } from './files';

function iconOf({ rowNode, value }: GridRenderCellParams) {
  if (rowNode.type === 'group') {
    return <FolderIcon fontSize="small" color="warning" />;
  }
  return String(value).endsWith('.png') ? (
    <ImageIcon fontSize="small" color="info" />
  ) : (
    <DescriptionIcon fontSize="small" color="action" />
  );
}

/** The usual cell, with its indentation and its button, and an icon in it. */
function FileName(params: GridRenderCellParams) {
  const { rowNode } = params;
  return (
    <GridTreeDataGroupingCell
      {...params}
      rowNode={rowNode as GridGroupNode}
      hideDescendantCount
      formattedValue={
        <Stack component="span" direction="row" alignItems="center" gap={1}>
          {iconOf(params)}
          {params.value}
        </Stack>
      }
    />
  );
}

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'File',
  flex: 1,
  minWidth: 180,
  hideDescendantCount: true,
  renderCell: (params) => <FileName {...params} />,
};

const columns: GridColDef<FileRow>[] = [
  { field: 'size', headerName: 'Kilobytes', type: 'number', width: 110 },
];

export default function TreeDataCustomGroupingColumn() {
  return (
    <DataGridPro
      treeData
      autoHeight
      aria-label="Files"
      rows={files}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      defaultGroupingExpansionDepth={-1}
      hideFooter
    />
  );
}
