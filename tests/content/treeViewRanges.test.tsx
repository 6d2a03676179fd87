/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {forwardRef, type ReactElement} from 'react';
import {TreeItem, type TreeItemContentProps, useTreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';

const tree = (): HTMLElement => screen.getByRole('tree');
const item = (name: string): HTMLElement => screen.getByText(name, {selector: '.MuiTreeItem-label'});
const ids = (elements: Iterable<Element>): string[] => [...elements].map(({id}) => id.replace('tree-', ''));
const selected = (): string[] => ids(document.querySelectorAll('[aria-selected=true]'));
const expanded = (): string[] => ids(document.querySelectorAll('[aria-expanded=true]'));
const focused = (): string | undefined => tree().getAttribute('aria-activedescendant')?.replace('tree-', '');
const press = (key: string, modifiers = {}): void => void fireEvent.keyDown(tree(), {key, ...modifiers});
const closed = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

const leaves = (names: readonly string[]): ReactElement[] =>
  names.map((name) => <TreeItem key={name} nodeId={name} label={name} />);

/** Ends what would not end: a list that gets nothing but `null`. */
function endless(run: () => void): boolean {
  const push = Array.prototype.push;
  let nothings = 0;
  const spy = jest.spyOn(Array.prototype, 'push').mockImplementation(function pushed(this: unknown[], ...added) {
    nothings += added.length === 1 && added[0] === null ? 1 : 0;
    if (nothings === 10_000) {
      nothings += 1;
      throw new Error('endless');
    }
    return push.apply(this, added);
  });
  const onError = (event: ErrorEvent): void => event.preventDefault();
  window.addEventListener('error', onError);
  run();
  window.removeEventListener('error', onError);
  spy.mockRestore();
  return nothings > 10_000;
}

test('Shift + click never ends on a closed branch whose mounted child was selected last, nor above it', async () => {
  for (const [target, isEndless] of [
    ['z', true],
    ['p', true],
    ['q', false],
  ] as const) {
    const {unmount} = render(
      <TreeView id="tree" multiSelect defaultExpanded={['p']}>
        <TreeItem nodeId="z" label="z" />
        <TreeItem nodeId="p" label="p" TransitionProps={{timeout: 0, unmountOnExit: false}}>
          {leaves(['x'])}
        </TreeItem>
        <TreeItem nodeId="q" label="q" />
      </TreeView>,
    );
    act(() => tree().focus());
    fireEvent.click(item('x'));
    press('ArrowLeft');
    press('ArrowLeft');
    await closed();
    expect(expanded()).toEqual([]);
    expect(endless(() => fireEvent.click(item(target), {shiftKey: true}))).toBe(isEndless);
    unmount();
  }
});

/** As the page describes it. */
const Content = forwardRef<HTMLDivElement, TreeItemContentProps>(function Content({nodeId, label, classes}, ref) {
  const {handleSelection, handleExpansion} = useTreeItem(nodeId);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree has the keys
    <div
      ref={ref}
      onClick={(event) => {
        handleExpansion(event);
        try {
          handleSelection(event);
        } catch {
          event.shiftKey = false;
          handleSelection(event);
        }
      }}
    >
      <span className={classes.label}>{label}</span>
    </div>
  );
});

test('content that catches the error of a range selects the clicked item', async () => {
  render(
    <TreeView id="tree" multiSelect defaultExpanded={['p']}>
      <TreeItem nodeId="p" label="p" ContentComponent={Content} TransitionProps={{timeout: 0}}>
        <TreeItem nodeId="x" label="x" ContentComponent={Content} />
      </TreeItem>
      <TreeItem nodeId="q" label="q" ContentComponent={Content} />
      <TreeItem nodeId="r" label="r" ContentComponent={Content} />
    </TreeView>,
  );
  act(() => tree().focus());
  fireEvent.click(item('x'));
  press('ArrowLeft');
  press('ArrowLeft');
  await closed();
  fireEvent.click(item('q'), {shiftKey: true});
  expect(selected()).toEqual(['q']);
  fireEvent.click(item('r'), {shiftKey: true});
  expect(selected()).toEqual(['q', 'r']);
});

test('Shift + arrow does not select where it starts, and can give an id twice', () => {
  const onNodeSelect = jest.fn();
  const {unmount} = render(
    <TreeView id="tree" multiSelect>
      {leaves(['a', 'b', 'c'])}
    </TreeView>,
  );
  act(() => tree().focus());
  press('ArrowDown', {shiftKey: true});
  expect(selected()).toEqual(['b']);
  unmount();
  render(
    <TreeView id="tree" multiSelect defaultSelected={['b', 'c']} onNodeSelect={onNodeSelect}>
      {leaves(['a', 'b', 'c'])}
    </TreeView>,
  );
  act(() => tree().focus());
  press('Home');
  press('ArrowDown', {shiftKey: true});
  expect(onNodeSelect).toHaveBeenLastCalledWith(expect.anything(), ['b', 'c', 'b']);
});

test('Ctrl + click and Shift + click open a closed branch, and close none', () => {
  render(
    <TreeView id="tree" multiSelect defaultSelected={['q']}>
      <TreeItem nodeId="p" label="p">
        {leaves(['x'])}
      </TreeItem>
      <TreeItem nodeId="o" label="o">
        {leaves(['y'])}
      </TreeItem>
      <TreeItem nodeId="q" label="q" />
    </TreeView>,
  );
  fireEvent.click(item('p'), {ctrlKey: true});
  expect(expanded()).toEqual(['p']);
  fireEvent.click(item('o'), {shiftKey: true});
  expect(expanded()).toEqual(['p', 'o']);
  fireEvent.click(item('p'), {ctrlKey: true});
  fireEvent.click(item('o'), {shiftKey: true});
  expect(expanded()).toEqual(['p', 'o']);
});

test('the anchor of a range is what was clicked without Shift last, also if that unselected it', () => {
  render(
    <TreeView id="tree" multiSelect>
      {leaves(['a', 'b', 'c', 'd', 'e'])}
    </TreeView>,
  );
  fireEvent.click(item('b'));
  fireEvent.click(item('b'), {ctrlKey: true});
  expect(selected()).toEqual([]);
  act(() => tree().focus());
  press('ArrowDown', {shiftKey: true});
  press('a', {ctrlKey: true});
  fireEvent.click(item('d'), {ctrlKey: true});
  fireEvent.click(item('e'), {shiftKey: true});
  expect(selected()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

describe('type-ahead', () => {
  function show(icon?: ReactElement): void {
    render(
      <TreeView id="tree" defaultExpanded={['soups']} defaultCollapseIcon={icon} defaultEndIcon={icon}>
        <TreeItem nodeId="soups" label="Soups">
          <TreeItem nodeId="split" label="Split pea" />
        </TreeItem>
        <TreeItem nodeId="salads" label="Salads" />
      </TreeView>,
    );
    act(() => tree().focus());
    press('Home');
  }

  test('goes to children of a branch that is open from the start before the branch', () => {
    show();
    press('s');
    expect(focused()).toBe('salads');
    press('s');
    expect(focused()).toBe('split');
  });

  test('does nothing with Shift or Alt', () => {
    show();
    press('S', {shiftKey: true});
    press('s', {altKey: true});
    expect(focused()).toBe('soups');
  });

  test('reads the text of an icon', () => {
    show(<span>+</span>);
    press('s');
    expect(focused()).toBe('soups');
    press('+');
    expect(focused()).toBe('salads');
  });
});
