import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import DescriptionIcon from '@mui/icons-material/Description';
import { DataGridPro, GridTreeDataGroupingCell } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridColDef,
  GridGroupNode,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { files, getTreeDataPath } from './files';
import type { FileRow } from './files';
import './TreeDataCustomGroupingColumn.css';

function iconOf({ rowNode, value }: GridRenderCellParams) {
  if (rowNode.type === 'group') {
    return (
      <FolderIcon
        fontSize="small"
        className="tree-data-custom-grouping-column-folder"
      />
    );
  }
  return String(value).endsWith('.png') ? (
    <ImageIcon
      fontSize="small"
      className="tree-data-custom-grouping-column-image"
    />
  ) : (
    <DescriptionIcon
      fontSize="small"
      className="tree-data-custom-grouping-column-text"
    />
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
        <span className="tree-data-custom-grouping-column-name">
          {iconOf(params)}
          {params.value}
        </span>
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
