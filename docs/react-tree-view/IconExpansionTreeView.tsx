import * as React from 'react';
import Box from '@mui/material/Box';
import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutline';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import type {
  TreeItemContentProps,
  TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const IconExpansionContent = React.forwardRef<
  HTMLDivElement,
  TreeItemContentProps
>(function IconExpansionContent(props, ref) {
  const { className, classes, nodeId, label } = props;
  const item = useTreeItem(nodeId);
  const classNames = [
    className,
    classes.root,
    item.expanded && classes.expanded,
    item.selected && classes.selected,
    item.focused && classes.focused,
    item.disabled && classes.disabled,
  ];

  return (
    <Box
      ref={ref}
      className={classNames.filter(Boolean).join(' ')}
      onMouseDown={item.preventSelection}
    >
      <Box className={classes.iconContainer} onClick={item.handleExpansion}>
        {props.icon ?? props.expansionIcon ?? props.displayIcon}
      </Box>
      <Box className={classes.label} onClick={item.handleSelection}>
        {label}
      </Box>
    </Box>
  );
});

function Item(props: TreeItemProps) {
  return <TreeItem ContentComponent={IconExpansionContent} {...props} />;
}

export default function IconExpansionTreeView() {
  return (
    <Box sx={{ width: 280, minHeight: 192 }}>
      <TreeView
        aria-label="Library"
        defaultCollapseIcon={<RemoveCircleIcon />}
        defaultExpandIcon={<AddCircleIcon />}
        defaultExpanded={['fiction']}
      >
        <Item nodeId="fiction" label="Fiction">
          <Item nodeId="crime" label="Crime" />
          <Item nodeId="fantasy" label="Fantasy" />
          <Item nodeId="poetry" label="Poetry" />
        </Item>
        <Item nodeId="science" label="Science">
          <Item nodeId="astronomy" label="Astronomy" />
          <Item nodeId="biology" label="Biology" />
        </Item>
        <Item nodeId="travel" label="Travel" />
      </TreeView>
    </Box>
  );
}
