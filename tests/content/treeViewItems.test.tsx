/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentType, ReactElement} from 'react';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView, type TreeViewProps} from '@mui/x-tree-view/TreeView';
import {fenceModule} from './pageFence';

const PAGE = 'react-tree-view';

const tree = (): HTMLElement => screen.getByRole('tree');
const item = (name: string): HTMLElement => screen.getByText(name, {selector: '.MuiTreeItem-label'});

/** The label of the item that has the focus, as screen readers learn it. */
function focused(): string | undefined {
  const element = document.getElementById(tree().getAttribute('aria-activedescendant') ?? '');
  return element?.querySelector('.MuiTreeItem-label')?.textContent ?? undefined;
}

const press = (...keys: string[]): void => keys.forEach((key) => fireEvent.keyDown(tree(), {key}));

const Disabled = <Multiple extends boolean | undefined = undefined>(props: TreeViewProps<Multiple>): ReactElement => (
  <TreeView {...props} id="tree" defaultExpanded={['folder']}>
    <TreeItem nodeId="alpha" label="Alpha" />
    <TreeItem nodeId="beta" label="Beta" disabled />
    <TreeItem nodeId="gamma" label="Gamma" />
    <TreeItem nodeId="folder" label="Folder" disabled>
      <TreeItem nodeId="inside" label="Inside" />
    </TreeItem>
  </TreeView>
);

const focusTree = (): void => act(() => tree().focus());

describe('The focus of disabled items', () => {
  test('by default, arrow keys, End and type-ahead skip them', () => {
    render(<Disabled />);
    focusTree();
    expect(focused()).toBe('Alpha');
    press('ArrowDown');
    expect(focused()).toBe('Gamma');
    press('b');
    expect(focused()).toBe('Gamma');
    press('Home', 'End');
    expect(focused()).toBe('Gamma');
  });

  test('with disabledItemsFocusable, all of them stop there', () => {
    render(<Disabled disabledItemsFocusable />);
    focusTree();
    press('ArrowDown');
    expect(focused()).toBe('Beta');
    press('End');
    expect(focused()).toBe('Inside');
    press('b');
    expect(focused()).toBe('Beta');
  });

  test('a click never focuses one', () => {
    for (const disabledItemsFocusable of [false, true]) {
      const {unmount} = render(<Disabled disabledItemsFocusable={disabledItemsFocusable} />);
      // What a browser does on a click: it moves the focus, unless that is prevented.
      expect(fireEvent.mouseDown(item('Beta'))).toBe(false);
      fireEvent.click(item('Beta'));
      expect(focused()).toBeUndefined();
      unmount();
    }
  });

  test('focus() on the element focuses the tree, or the item', () => {
    const focusBeta = (disabledItemsFocusable: boolean): string | undefined => {
      const {unmount} = render(<Disabled disabledItemsFocusable={disabledItemsFocusable} />);
      act(() => document.getElementById('tree-beta')?.focus());
      expect(document.activeElement).toBe(tree());
      const label = focused();
      unmount();
      return label;
    };
    expect(focusBeta(false)).toBe('Alpha');
    expect(focusBeta(true)).toBe('Beta');
  });

  test('Shift and an arrow select the next enabled item, or only move', () => {
    const selectDown = (disabledItemsFocusable: boolean): [string | undefined, string[]] => {
      const onNodeSelect = jest.fn();
      const {unmount} = render(
        <Disabled multiSelect disabledItemsFocusable={disabledItemsFocusable} onNodeSelect={onNodeSelect} />,
      );
      focusTree();
      fireEvent.keyDown(tree(), {key: 'ArrowDown', shiftKey: true});
      const result: [string | undefined, string[]] = [
        focused(),
        (onNodeSelect.mock.lastCall as [unknown, string[]] | undefined)?.[1] ?? [],
      ];
      unmount();
      return result;
    };
    expect(selectDown(false)).toEqual(['Gamma', ['gamma']]);
    expect(selectDown(true)).toEqual(['Beta', []]);
  });

  test('Enter and Space do nothing there, and the right arrow enters an open branch', () => {
    const onNodeSelect = jest.fn();
    const onNodeToggle = jest.fn();
    render(<Disabled disabledItemsFocusable onNodeSelect={onNodeSelect} onNodeToggle={onNodeToggle} />);
    focusTree();
    press('f', 'Enter', ' ', 'ArrowLeft');
    expect(focused()).toBe('Folder');
    expect(onNodeSelect).not.toHaveBeenCalled();
    expect(onNodeToggle).not.toHaveBeenCalled();
    press('ArrowRight');
    expect(focused()).toBe('Inside');
  });

  test('a selected one has the focus of Tab', () => {
    render(<Disabled defaultSelected="beta" />);
    focusTree();
    expect(focused()).toBe('Beta');
  });
});

describe('Selection', () => {
  const Fruits = (props: TreeViewProps<true>): ReactElement => (
    <TreeView {...props}>
      {['Apple', 'Banana', 'Cherry'].map((name) => (
        <TreeItem key={name} nodeId={name} label={name} />
      ))}
    </TreeView>
  );
  const last = (mock: jest.Mock): string[] | undefined => (mock.mock.lastCall as [unknown, string[]] | undefined)?.[1];

  test('Shift and a click select from the item that the user selected last', () => {
    const onNodeSelect = jest.fn();
    render(<Fruits multiSelect defaultSelected={['Apple']} onNodeSelect={onNodeSelect} />);
    fireEvent.click(item('Cherry'), {shiftKey: true});
    expect(onNodeSelect).not.toHaveBeenCalled();
    fireEvent.click(item('Apple'));
    fireEvent.click(item('Cherry'), {shiftKey: true});
    expect(last(onNodeSelect)).toEqual(['Apple', 'Banana', 'Cherry']);
  });

  test('Ctrl + Shift + End selects from the item, after a range from the item that the user selected last', () => {
    const onNodeSelect = jest.fn();
    const toTheEnd = (): string[] | undefined => {
      fireEvent.keyDown(tree(), {key: 'End', ctrlKey: true, shiftKey: true});
      return last(onNodeSelect);
    };
    const {unmount} = render(<Fruits multiSelect onNodeSelect={onNodeSelect} />);
    focusTree();
    press('ArrowDown');
    expect(toTheEnd()).toEqual(['Banana', 'Cherry']);
    unmount();
    render(<Fruits multiSelect onNodeSelect={onNodeSelect} />);
    focusTree();
    fireEvent.click(item('Apple'));
    fireEvent.click(item('Banana'), {shiftKey: true});
    expect(toTheEnd()).toEqual(['Apple', 'Banana', 'Cherry']);
  });

  test('type-ahead searches whole numbers first, in their order', () => {
    render(
      <TreeView>
        {['b', '10', '2'].map((id) => (
          <TreeItem key={id} nodeId={id} label={`Item ${id}`} />
        ))}
      </TreeView>,
    );
    focusTree();
    const order = [0, 1, 2].map(() => {
      press('i');
      return focused();
    });
    expect(order).toEqual(['Item 2', 'Item 10', 'Item b']);
  });

  test('the item that was clicked comes first', () => {
    const onNodeSelect = jest.fn();
    render(<Fruits multiSelect onNodeSelect={onNodeSelect} />);
    fireEvent.click(item('Apple'));
    fireEvent.click(item('Cherry'), {ctrlKey: true});
    expect(last(onNodeSelect)).toEqual(['Cherry', 'Apple']);
  });
});

describe('Icons', () => {
  test('the prop of an item replaces that of the tree, and icon all others', () => {
    render(
      <TreeView
        defaultExpanded={['open']}
        defaultExpandIcon="tree closed"
        defaultCollapseIcon="tree open"
        defaultEndIcon="tree leaf"
        defaultParentIcon="tree parent"
      >
        <TreeItem nodeId="closed" label="Closed">
          <TreeItem nodeId="hidden" label="Hidden" />
        </TreeItem>
        <TreeItem nodeId="open" label="Open" collapseIcon="item open">
          <TreeItem nodeId="leaf" label="Leaf" />
          <TreeItem nodeId="any" label="Any" icon="item" endIcon="item leaf" />
        </TreeItem>
      </TreeView>,
    );
    const icon = (name: string): string | null | undefined => item(name).previousElementSibling?.textContent;
    expect(['Closed', 'Open', 'Leaf', 'Any'].map(icon)).toEqual(['tree closed', 'item open', 'tree leaf', 'item']);
  });

  test('the parent icon is for branches without the other two', () => {
    render(
      <TreeView defaultParentIcon="parent">
        <TreeItem nodeId="branch" label="Branch">
          <TreeItem nodeId="leaf" label="Leaf" />
        </TreeItem>
      </TreeView>,
    );
    expect(item('Branch').previousElementSibling?.textContent).toBe('parent');
  });

  test('an empty array of children makes a leaf', () => {
    render(
      <TreeView>
        <TreeItem nodeId="empty" label="Empty">
          {[]}
        </TreeItem>
      </TreeView>,
    );
    expect(screen.getByRole('treeitem').hasAttribute('aria-expanded')).toBe(false);
  });
});

test('the fence on limits scrolls to the item that gets the focus by the keyboard', () => {
  const {default: ScrollingTree} = fenceModule<{default: ComponentType}>(PAGE, 'accessibility-limits');
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function record(this: Element) {
    scrolled.push(this);
  };
  render(<ScrollingTree />);
  focusTree();
  press('ArrowDown');
  expect(scrolled.map((element) => element.textContent)).toEqual(['2019', '2020']);
  // As after a press, which jsdom does not tell from a key.
  tree().matches = (selectors) => selectors !== ':focus-visible';
  press('ArrowDown');
  expect(focused()).toBe('2021');
  expect(scrolled).toHaveLength(2);
});

test('the fence on checkboxes checks items one by one, by click and by key', () => {
  const {default: Toppings} = fenceModule<{default: ComponentType}>(PAGE, 'checkboxes');
  render(<Toppings />);
  const selected = (): (string | undefined)[] =>
    screen
      .queryAllByRole('treeitem', {selected: true})
      .map((element) => element.querySelector('.MuiTreeItem-label')?.textContent ?? undefined);
  const checked = (name: string): boolean | undefined => item(name).querySelector('input')?.checked;
  fireEvent.click(item('Feta'));
  fireEvent.click(item('Brie'));
  expect(selected()).toEqual(['Feta', 'Brie']);
  expect(['Cheese', 'Feta', 'Brie'].map(checked)).toEqual([false, true, true]);
  fireEvent.click(item('Feta'));
  expect(selected()).toEqual(['Brie']);
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
  focusTree();
  press('ArrowUp', ' ');
  expect(selected()).toEqual(['Feta', 'Brie']);
  expect(document.querySelector('.Mui-focused')?.textContent).toBe('Feta');
});

test('the fence on TypeScript selects a chapter', () => {
  const {default: Chapters} = fenceModule<{default: ComponentType}>(PAGE, 'typescript');
  render(<Chapters />);
  fireEvent.click(item('Two'));
  expect(screen.getByRole('treeitem', {selected: true}).textContent).toBe('Two');
});
