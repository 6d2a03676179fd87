import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import SvgIcon from '@mui/material/SvgIcon';
import type { TransitionProps } from '@mui/material/transitions';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import './CustomizedTreeView.css';

const SQUARE = 'M5 5h14v14H5z';

function SquareIcon({ mark }: { mark: string }) {
  return (
    <SvgIcon>
      <path
        d={`${SQUARE} ${mark}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </SvgIcon>
  );
}

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
        defaultCollapseIcon={<SquareIcon mark="M8 12h8" />}
        defaultExpandIcon={<SquareIcon mark="M8 12h8M12 8v8" />}
        defaultEndIcon={<SquareIcon mark="M9 9l6 6M15 9l-6 6" />}
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
