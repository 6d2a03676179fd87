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
import './BarTreeView.css';

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
          'bar-tree-view-row',
          item.selected && 'bar-tree-view-selected',
          item.focused && 'bar-tree-view-focused',
        )}
        style={{ paddingInlineStart: 8 + level * 20 }}
      >
        <div className="bar-tree-view-icon">{expansionIcon}</div>
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
      classes={{ group: 'bar-tree-view-group' }}
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
      className="bar-tree-view"
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
