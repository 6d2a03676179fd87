/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {useState, type ReactElement} from 'react';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import {readProjectFile} from '../rules/projectFiles';

const tree = (): HTMLElement => screen.getByRole('tree');
const item = (name: string): HTMLElement => screen.getByText(name, {selector: '.MuiTreeItem-label'});
const ids = (elements: Iterable<Element>): string[] => [...elements].map(({id}) => id.replace('tree-', ''));
const shown = (): string[] => ids(screen.getAllByRole('treeitem'));
const selected = (): string[] => ids(document.querySelectorAll('[aria-selected=true]'));
const focused = (): string | undefined => tree().getAttribute('aria-activedescendant')?.replace('tree-', '');
const press = (key: string, modifiers = {}): void => void fireEvent.keyDown(tree(), {key, ...modifiers});

/** As after Tab: the focus comes to the tree from elsewhere. */
function tabIntoTree(): void {
  act(() => tree().blur());
  act(() => tree().focus());
}

/** The items in the order in which the down arrow goes through them. */
function walked(): (string | undefined)[] {
  tabIntoTree();
  press('Home');
  const order = [focused()];
  for (let step = 1; step < shown().length; step++) {
    press('ArrowDown');
    order.push(focused());
  }
  return order;
}

const leaves = (names: readonly string[]): ReactElement[] =>
  names.map((name) => <TreeItem key={name} nodeId={name} label={name} />);

/** What code in the page's section is, to be sure that it is what is tried here. */
const page = readProjectFile('docs/react-tree-view/index.mdx');

describe('Items of one parent that change places', () => {
  const OLD = ['a', 'b', 'c', 'd'];
  const NEW = ['c', 'a', 'b', 'd'];

  function Top({order, hasKey}: {order: string[]; hasKey: boolean}): ReactElement {
    return (
      <TreeView id="tree" multiSelect key={hasKey ? order.join() : undefined}>
        {leaves(order)}
      </TreeView>
    );
  }

  function Branch({order, hasKey}: {order: string[]; hasKey: boolean}): ReactElement {
    const [id, childIds] = ['p', order];
    return (
      <TreeView id="tree" multiSelect defaultExpanded={['p']}>
        <TreeItem nodeId="p" label="p" key={hasKey ? [id, ...childIds].join() : undefined}>
          {leaves(order)}
        </TreeItem>
        <TreeItem nodeId="q" label="q" key="q" />
      </TreeView>
    );
  }

  test('keep their old order for keys and Shift + click', () => {
    const {rerender} = render(<Top order={OLD} hasKey={false} />);
    rerender(<Top order={NEW} hasKey={false} />);
    expect([shown(), walked()]).toEqual([NEW, OLD]);
    fireEvent.click(item('c'));
    fireEvent.click(item('a'), {shiftKey: true});
    expect(selected()).toEqual(['c', 'a', 'b']);
  });

  test('keep it in a branch too', () => {
    const {rerender} = render(<Branch order={OLD} hasKey={false} />);
    rerender(<Branch order={NEW} hasKey={false} />);
    expect([shown(), walked()]).toEqual([
      ['p', ...NEW, 'q'],
      ['p', ...OLD, 'q'],
    ]);
  });

  test('follow the new order with the keys of the page', () => {
    expect(page).toContain('`key={[id, ...childIds].join()}` for a branch');
    expect(page).toContain('`key={ids.join()}` of the `TreeView`');
    const top = render(<Top order={OLD} hasKey />);
    top.rerender(<Top order={NEW} hasKey />);
    expect(walked()).toEqual(NEW);
    fireEvent.click(item('c'));
    fireEvent.click(item('a'), {shiftKey: true});
    expect(selected()).toEqual(['c', 'a']);
    top.unmount();
    const branch = render(<Branch order={OLD} hasKey />);
    fireEvent.click(item('b'));
    branch.rerender(<Branch order={NEW} hasKey />);
    expect([walked(), selected()]).toEqual([['p', ...NEW, 'q'], ['b']]);
  });

  test('lose the focused item if the tree has the focus, until a click', () => {
    const {rerender} = render(<Branch order={OLD} hasKey />);
    tabIntoTree();
    press('End');
    expect(focused()).toBe('q');
    rerender(<Branch order={NEW} hasKey />);
    press('Home');
    expect([document.activeElement === tree(), focused()]).toEqual([true, undefined]);
    fireEvent.click(item('b'));
    press('Home');
    expect(focused()).toBe('p');
  });

  test('need no key if an item is added, or moves to another parent', () => {
    const added = render(<Top order={['a', 'd']} hasKey={false} />);
    added.rerender(<Top order={OLD} hasKey={false} />);
    expect(walked()).toEqual(OLD);
    added.unmount();
    const twoBranches = (first: string[], second: string[]): ReactElement => (
      <TreeView id="tree" defaultExpanded={['p', 'q']}>
        <TreeItem nodeId="p" label="p">
          {leaves(first)}
        </TreeItem>
        <TreeItem nodeId="q" label="q">
          {leaves(second)}
        </TreeItem>
      </TreeView>
    );
    const moved = render(twoBranches(['a', 'b'], ['c', 'd']));
    moved.rerender(twoBranches(['a'], ['c', 'b', 'd']));
    expect(walked()).toEqual(['p', 'a', 'q', 'c', 'b', 'd']);
  });
});

describe('Shift + click, if the item that was selected last is not mounted', () => {
  const THROWN = "Cannot read properties of undefined (reading 'parentId')";
  const errors: string[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.message);
  };
  beforeEach(() => {
    errors.length = 0;
    window.addEventListener('error', onError);
  });
  afterEach(() => window.removeEventListener('error', onError));

  function Tree({isKept, inside = ['x']}: {isKept: boolean; inside?: string[]}): ReactElement {
    return (
      <TreeView id="tree" multiSelect defaultExpanded={['p']}>
        <TreeItem nodeId="p" label="p" TransitionProps={{timeout: 0, unmountOnExit: !isKept}}>
          {leaves(inside)}
        </TreeItem>
        <TreeItem nodeId="q" label="q" />
        <TreeItem nodeId="r" label="r" />
      </TreeView>
    );
  }

  async function closeByKey(): Promise<void> {
    act(() => tree().focus());
    fireEvent.click(item('x'));
    press('ArrowLeft');
    press('ArrowLeft');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    fireEvent.click(item('r'), {shiftKey: true});
  }

  test('throws after a key has closed its branch', async () => {
    render(<Tree isKept={false} />);
    await closeByKey();
    expect([shown(), selected()]).toEqual([['p', 'q', 'r'], []]);
    expect(new Set(errors)).toEqual(new Set([THROWN]));
    expect(page).toContain(`throws \`${THROWN}\``);
  });

  test('throws after the item is removed', () => {
    const {rerender} = render(<Tree isKept={false} inside={['x', 'y']} />);
    fireEvent.click(item('x'));
    rerender(<Tree isKept={false} inside={['y']} />);
    fireEvent.click(item('r'), {shiftKey: true});
    expect(new Set(errors)).toEqual(new Set([THROWN]));
  });

  test('selects the range if the children stay mounted', async () => {
    render(<Tree isKept />);
    await closeByKey();
    expect([selected(), errors]).toEqual([['x', 'q', 'r'], []]);
  });
});

test('branches inside a closed branch with mounted children have to leave expanded', () => {
  const kept = {unmountOnExit: false, timeout: 0};
  function Tree({isCleaned}: {isCleaned: boolean}): ReactElement {
    const [expanded, setExpanded] = useState(['outer', 'inner']);
    return (
      <TreeView
        id="tree"
        selected="zeta"
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(isCleaned ? nodeIds.filter((id) => id !== 'inner') : nodeIds)}
      >
        <TreeItem nodeId="first" label="first" />
        <TreeItem nodeId="outer" label="outer" TransitionProps={kept}>
          <TreeItem nodeId="inner" label="inner" TransitionProps={kept}>
            <TreeItem nodeId="zeta" label="zeta" />
          </TreeItem>
        </TreeItem>
      </TreeView>
    );
  }
  const reached = (isCleaned: boolean): (string | undefined)[] => {
    const {unmount} = render(<Tree isCleaned={isCleaned} />);
    fireEvent.click(item('outer'));
    tabIntoTree();
    const byTab = focused();
    press('Home');
    press('z');
    const found = [byTab, focused()];
    unmount();
    return found;
  };
  expect(reached(false)).toEqual(['zeta', 'zeta']);
  expect(reached(true)).toEqual(['first', 'first']);
});

test('several conditions make a branch, one filtered array a leaf', () => {
  const [a, b] = [false, false];
  render(
    <TreeView id="tree">
      <TreeItem nodeId="two" label="two">
        {a && <TreeItem nodeId="a" label="a" />}
        {b && <TreeItem nodeId="b" label="b" />}
      </TreeItem>
      <TreeItem nodeId="array" label="array">
        {[a && <TreeItem key="a" nodeId="a" label="a" />, b && <TreeItem key="b" nodeId="b" label="b" />].filter(
          Boolean,
        )}
      </TreeItem>
    </TreeView>,
  );
  expect(screen.getAllByRole('treeitem').map((element) => element.getAttribute('aria-expanded'))).toEqual([
    'false',
    null,
  ]);
});

test.each([false, true])('End and Ctrl + A, if all children of the last branch are disabled: %s', (isFocusable) => {
  render(
    <TreeView id="tree" multiSelect defaultExpanded={['last']} disabledItemsFocusable={isFocusable}>
      <TreeItem nodeId="first" label="first" />
      <TreeItem nodeId="last" label="last">
        <TreeItem nodeId="off" label="off" disabled />
      </TreeItem>
    </TreeView>,
  );
  tabIntoTree();
  press('End');
  const end = focused();
  press('a', {ctrlKey: true});
  expect([end, selected().length > 0]).toEqual(isFocusable ? ['off', true] : ['first', false]);
});

test('Tab goes to the item that is first in selected', () => {
  render(
    <TreeView id="tree" multiSelect>
      {leaves(['a', 'b', 'c'])}
    </TreeView>,
  );
  fireEvent.click(item('a'));
  fireEvent.click(item('c'), {ctrlKey: true});
  tabIntoTree();
  expect(focused()).toBe('c');
});
