import * as React from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function MultiSelectTreeView() {
  return (
    <Box sx={{ width: 280, minHeight: 216 }}>
      <TreeView
        multiSelect
        aria-label="Pantry"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['herbs', 'spices']}
        defaultSelected={['basil', 'thyme']}
      >
        <TreeItem nodeId="herbs" label="Herbs">
          <TreeItem nodeId="basil" label="Basil" />
          <TreeItem nodeId="mint" label="Mint" />
          <TreeItem nodeId="thyme" label="Thyme" />
        </TreeItem>
        <TreeItem nodeId="spices" label="Spices">
          <TreeItem nodeId="cumin" label="Cumin" />
          <TreeItem nodeId="paprika" label="Paprika" />
          <TreeItem nodeId="saffron" label="Saffron" />
          <TreeItem nodeId="turmeric" label="Turmeric" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
