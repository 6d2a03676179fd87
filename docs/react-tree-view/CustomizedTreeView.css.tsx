import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import type { TransitionProps } from '@mui/material/transitions';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import CrossBoxIcon from '@mui/icons-material/DisabledByDefaultOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import './CustomizedTreeView.css';

/** The branch opens by its height while its items slide into place. */
function Slide(props: TransitionProps) {
  return <Collapse {...props} timeout={240} />;
}

function Item(props: TreeItemProps) {
  return (
    <TreeItem
      TransitionComponent={Slide}
      classes={{
        content: 'customized-tree-view-content',
        iconContainer: 'customized-tree-view-icon',
        group: 'customized-tree-view-group',
      }}
      {...props}
    />
  );
}

export default function CustomizedTreeView() {
  return (
    <div className="customized-tree-view">
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
    </div>
  );
}
