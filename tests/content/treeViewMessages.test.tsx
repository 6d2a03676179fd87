/** @jest-environment jsdom */
import {useEffect, useState, type ReactElement} from 'react';
import {fireEvent, screen} from '@testing-library/react';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import {messagePageTests, printedBy, type Provocation} from './printedMessages';

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
  inUse: {
    'message-a-component-is-changing-the-default-state-of': () => {
      fireEvent.click(screen.getByText('Close all'));
      expect(screen.getByText('Letters').closest('[role=treeitem]')).toHaveAttribute('aria-expanded', 'false');
    },
  },
  provocations: {
    'message-a-component-is-changing-the-controlled-state-of': changing({expanded: []}, {expanded: undefined}),
    'message-a-component-is-changing-the-uncontrolled-state-of': changing({}, {expanded: ['1']}),
    'message-a-component-is-changing-the-default-state-of': changing({defaultExpanded: []}, {defaultExpanded: ['1']}),
  },
});

test('a new list of the same ids is no change', async () => {
  expect(await printedBy(changing({defaultExpanded: ['1']}, {defaultExpanded: ['1']}).element)).toEqual([]);
});
