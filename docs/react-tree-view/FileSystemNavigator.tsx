import * as React from 'react';
import Box from '@mui/material/Box';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FileSystemNavigator() {
  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <TreeView
        aria-label="Project files"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        defaultEndIcon={<ArticleIcon />}
        defaultExpanded={['src', 'src/components']}
      >
        <TreeItem nodeId="public" label="public">
          <TreeItem nodeId="public/favicon.svg" label="favicon.svg" />
        </TreeItem>
        <TreeItem nodeId="src" label="src">
          <TreeItem nodeId="src/components" label="components">
            <TreeItem nodeId="src/components/Button.tsx" label="Button.tsx" />
            <TreeItem nodeId="src/components/Menu.tsx" label="Menu.tsx" />
          </TreeItem>
          <TreeItem nodeId="src/App.tsx" label="App.tsx" />
          <TreeItem nodeId="src/main.tsx" label="main.tsx" />
        </TreeItem>
        <TreeItem nodeId="package.json" label="package.json" />
        <TreeItem nodeId="README.md" label="README.md" />
      </TreeView>
    </Box>
  );
}
