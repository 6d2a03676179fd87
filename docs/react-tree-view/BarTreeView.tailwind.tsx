import * as React from 'react';
import clsx from 'clsx';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
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
      <div
        ref={ref}
        role="presentation"
        onMouseDown={item.preventSelection}
        onClick={(event) => {
          item.handleExpansion(event);
          item.handleSelection(event);
        }}
        className={clsx(
          'flex cursor-pointer items-center py-1 text-base',
          item.selected
            ? 'bg-blue-600 text-white dark:bg-blue-300 dark:text-black'
            : 'hover:bg-black/4 dark:hover:bg-white/8',
          item.focused && 'outline-2 -outline-offset-4',
        )}
        style={{ paddingInlineStart: 8 + level * 20 }}
      >
        <div className="flex w-8">{expansionIcon}</div>
        {label}
      </div>
    );
  },
);

function BarItem({ children, ...props }: TreeItemProps) {
  const level = React.useContext(Level);
  return (
    <TreeItem
      ContentComponent={BarContent}
      classes={{ group: 'mx-0' }}
      {...props}
    >
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
      className="min-h-64 w-80"
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
