import * as React from 'react';
import Box from '@mui/material/Box';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  TreeItem,
  treeItemClasses,
  useTreeItem,
} from '@mui/x-tree-view/TreeItem';
import type {
  TreeItemContentProps,
  TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const Level = React.createContext(0);

const BarContent = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function BarContent({ nodeId, label, expansionIcon }, ref) {
    const item = useTreeItem(nodeId);
    const level = React.useContext(Level);

    return (
      <Box
        ref={ref}
        onMouseDown={item.preventSelection}
        onClick={(event: React.MouseEvent<HTMLDivElement>) => {
          item.handleExpansion(event);
          item.handleSelection(event);
        }}
        sx={[
          {
            display: 'flex',
            alignItems: 'center',
            paddingBlock: 0.5,
            paddingInlineStart: `${8 + level * 20}px`,
            typography: 'body1',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          },
          item.selected && {
            '&, &:hover': { bgcolor: 'primary.main' },
            color: 'primary.contrastText',
          },
          item.focused && { outline: '2px solid', outlineOffset: '-4px' },
        ]}
      >
        <Box sx={{ display: 'flex', width: 32 }}>{expansionIcon}</Box>
        {label}
      </Box>
    );
  },
);

function BarItem({ children, ...props }: TreeItemProps) {
  const level = React.useContext(Level);
  return (
    <TreeItem ContentComponent={BarContent} {...props}>
      {children && (
        <Level.Provider value={level + 1}>{children}</Level.Provider>
      )}
    </TreeItem>
  );
}

export default function BarTreeView() {
  return (
    <TreeView
      aria-label="Settings"
      defaultCollapseIcon={<ExpandLessIcon />}
      defaultExpandIcon={<ExpandMoreIcon />}
      defaultExpanded={['account']}
      defaultSelected="privacy"
      sx={{
        width: 320,
        minHeight: 256,
        [`& .${treeItemClasses.group}`]: { marginInline: 0 },
      }}
    >
      <BarItem nodeId="account" label="Account">
        <BarItem nodeId="profile" label="Profile" />
        <BarItem nodeId="privacy" label="Privacy" />
      </BarItem>
      <BarItem nodeId="notifications" label="Notifications">
        <BarItem nodeId="email" label="Email" />
        <BarItem nodeId="push" label="Push" />
      </BarItem>
      <BarItem nodeId="billing" label="Billing" />
    </TreeView>
  );
}
