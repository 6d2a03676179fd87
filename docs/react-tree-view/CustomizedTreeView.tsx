import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { alpha, styled } from '@mui/material/styles';
import type { TransitionProps } from '@mui/material/transitions';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import CrossBoxIcon from '@mui/icons-material/DisabledByDefaultOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

/** The branch opens by its height while its items slide into place. */
const SlidingCollapse = styled(Collapse)({
  '@keyframes slide-in': {
    from: { opacity: 0, transform: 'translateY(-12px)' },
  },
  '& > *': { animation: 'slide-in 240ms ease-out' },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '& > *': { animation: 'none' },
  },
});

function Slide(props: TransitionProps) {
  return <SlidingCollapse {...props} timeout={240} />;
}

const Item = styled((props: TreeItemProps) => (
  <TreeItem {...props} TransitionComponent={Slide} />
))(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    paddingBlock: 2,
    borderRadius: theme.shape.borderRadius,
  },
  [`& .${treeItemClasses.iconContainer}`]: {
    color: theme.palette.text.secondary,
  },
  [`& .${treeItemClasses.group}`]: {
    marginInline: '15px 0',
    paddingInlineStart: 14,
    borderInlineStart: `1px dashed ${alpha(theme.palette.text.primary, 0.4)}`,
  },
}));

export default function CustomizedTreeView() {
  return (
    <Box sx={{ width: 280, minHeight: 280 }}>
      <TreeView
        aria-label="Home"
        defaultCollapseIcon={<MinusBoxIcon />}
        defaultExpandIcon={<AddBoxIcon />}
        defaultEndIcon={<CrossBoxIcon />}
        defaultExpanded={['home', 'kitchen']}
      >
        <Item nodeId="home" label="Home">
          <Item nodeId="hall" label="Hall" />
          <Item nodeId="kitchen" label="Kitchen">
            <Item nodeId="oven" label="Oven" />
            <Item nodeId="fridge" label="Fridge" />
            <Item nodeId="lights" label="Lights">
              <Item nodeId="ceiling" label="Ceiling" />
              <Item nodeId="counter" label="Counter" />
            </Item>
          </Item>
          <Item nodeId="study" label="Study">
            <Item nodeId="lamp" label="Desk lamp" />
          </Item>
        </Item>
      </TreeView>
    </Box>
  );
}
