import * as React from 'react';
import clsx from 'clsx';
import Collapse from '@mui/material/Collapse';
import type { TransitionProps } from '@mui/material/transitions';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import CrossBoxIcon from '@mui/icons-material/DisabledByDefaultOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

/** The branch opens by its height while its items slide into place. */
function Slide(props: TransitionProps) {
  return (
    <Collapse
      {...props}
      timeout={240}
      className={clsx(
        props.className,
        '*:transition *:duration-240 *:ease-out starting:*:-translate-y-3 starting:*:opacity-0',
        'motion-reduce:transition-none motion-reduce:*:transition-none',
      )}
    />
  );
}

function Item(props: TreeItemProps) {
  return (
    <TreeItem
      TransitionComponent={Slide}
      classes={{
        content: 'rounded py-0.5',
        iconContainer: 'text-black/60 dark:text-white/70',
        group:
          'ms-[15px] me-0 border-0 border-s border-dashed border-black/40 ps-3.5 dark:border-white/40',
      }}
      {...props}
    />
  );
}

export default function CustomizedTreeView() {
  return (
    <div className="min-h-70 w-70">
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
