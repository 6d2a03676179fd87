/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {useEffect, useState, type ReactElement} from 'react';
import Tooltip from '@mui/material/Tooltip';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import {readProjectFile} from '../rules/projectFiles';
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
  provocations: {
    'message-a-component-is-changing-the-controlled-state-of': changing({expanded: []}, {expanded: undefined}),
    'message-a-component-is-changing-the-uncontrolled-state-of': changing({}, {expanded: ['1']}),
  },
});

test('a Tooltip around an item passes onFocus, which prints what the page quotes', async () => {
  const printed = await printedBy(
    <TreeView>
      <Tooltip title="About letters">
        <TreeItem nodeId="1" label="Letters" />
      </Tooltip>
    </TreeView>,
  );
  const quoted = /```text\n(.+)\n```/.exec(readProjectFile('docs/react-tree-view/messages/index.mdx'))?.[1];
  expect(quoted).toBeTruthy();
  expect(printed.filter((line) => line.includes(String(quoted)))).toHaveLength(1);
});

test('an item does not call onFocus', () => {
  const onFocus = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const unsupported: object = {onFocus};
  render(
    <TreeView>
      <TreeItem nodeId="1" label="Letters" {...unsupported} />
    </TreeView>,
  );
  act(() => screen.getByRole('treeitem').focus());
  expect(document.activeElement).toBe(screen.getByRole('tree'));
  expect(onFocus).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
