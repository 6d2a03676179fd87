import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FirstComponent() {
  return (
    <Box sx={{ width: 280 }}>
      <TreeView
        aria-label="Recipes"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['soups']}
      >
        <TreeItem nodeId="soups" label="Soups">
          <TreeItem nodeId="gazpacho" label="Gazpacho" />
          <TreeItem nodeId="minestrone" label="Minestrone" />
        </TreeItem>
        <TreeItem nodeId="salads" label="Salads">
          <TreeItem nodeId="caprese" label="Caprese" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
