/** @jest-environment jsdom */
import {useEffect, useState, type ReactElement} from 'react';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import {messagePageTests, type Provocation} from './printedMessages';

/** A tree that gets other props once it is there. */
function Changing({first, then}: {readonly first: object; readonly then: object}): ReactElement {
  const [props, setProps] = useState(first);
  useEffect(() => setProps(then), [then]);
  return (
    <TreeView {...props}>
      <TreeItem nodeId="1" label="Letters" />
    </TreeView>
  );
}

const changing = (first: object, then: object): Provocation => ({element: <Changing first={first} then={then} />});

messagePageTests({
  page: 'react-tree-view/messages',
  provocations: {
    'message-a-component-is-changing-the-controlled-state-of': changing({expanded: []}, {expanded: undefined}),
    'message-a-component-is-changing-the-uncontrolled-state-of': changing({}, {expanded: ['1']}),
  },
});
