/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {forwardRef, type ComponentType} from 'react';
import Dialog from '@mui/material/Dialog';
import Tooltip from '@mui/material/Tooltip';
import {TreeItem, TreeItemContent, type TreeItemContentProps} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import IconExpansionTreeView from '../../docs/react-tree-view/IconExpansionTreeView';
import {fenceModule} from './pageFence';

const PAGE = 'react-tree-view';

const tree = (): HTMLElement => screen.getByRole('tree');
const label = (name: string): HTMLElement =>
  screen.getByText(name, {selector: '.MuiTreeItem-label, .MuiTreeItem-label *'});
const row = (name: string): HTMLElement => label(name).closest('.MuiTreeItem-content') as HTMLElement;
const selected = (): (string | null)[] =>
  screen.queryAllByRole('treeitem', {selected: true}).map(({textContent}) => textContent);
const focusTree = (): void => act(() => tree().focus());

function drawFence(heading: string): void {
  const {default: Example} = fenceModule<{default: ComponentType}>(PAGE, heading);
  render(<Example />);
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('Handlers of an item', () => {
  test('onClick and onMouseDown belong to its row, other handlers and attributes to its li with the children', () => {
    const heard: string[] = [];
    const hear = ({type}: {type: string}): void => void heard.push(type);
    render(
      <TreeView defaultExpanded={['docs']}>
        <TreeItem
          nodeId="docs"
          label="Docs"
          title="Papers"
          onClick={hear}
          onMouseDown={hear}
          onContextMenu={hear}
          onDoubleClick={hear}
        >
          <TreeItem nodeId="plan" label="Plan" />
        </TreeItem>
      </TreeView>,
    );
    const heardAt = (name: string): string[] => {
      heard.splice(0);
      fireEvent.mouseDown(label(name));
      fireEvent.contextMenu(label(name));
      fireEvent.doubleClick(label(name));
      fireEvent.click(label(name));
      return [...heard];
    };
    expect(heardAt('Plan')).toEqual(['contextmenu', 'dblclick']);
    expect(heardAt('Docs')).toEqual(['mousedown', 'contextmenu', 'dblclick', 'click']);
    expect(document.querySelector('[title]')).toBe(screen.getAllByRole('treeitem')[0]);
  });

  test('in ContentProps belong to one row, those of the tree to the item with the focus', () => {
    drawFence('events');
    fireEvent.doubleClick(label('Plan'));
    expect(fireEvent.contextMenu(label('Plan'))).toBe(false);
    focusTree();
    fireEvent.contextMenu(tree());
    expect(log.mock.calls).toEqual([
      ['open', 'plan'],
      ['menu of', 'plan'],
      ['menu of', 'docs'],
    ]);
    expect(document.querySelectorAll('.MuiTreeItem-content[draggable=true]')).toHaveLength(2);
    expect(document.querySelector('li[tabindex]')).toBeNull();
    const setData = jest.fn();
    fireEvent.dragStart(row('Plan'), {dataTransfer: {setData}});
    expect(setData.mock.calls).toEqual([['text/plain', 'plan']]);
  });

  test('focus() does nothing if tabIndex is undefined, and passes the focus to the tree by default', () => {
    render(
      <TreeView>
        <TreeItem nodeId="plain" label="Plain" tabIndex={undefined} />
        <TreeItem nodeId="default" label="Default" />
      </TreeView>,
    );
    const [plain, other] = screen.getAllByRole('treeitem');
    act(() => plain?.focus());
    expect(document.activeElement).toBe(document.body);
    act(() => other?.focus());
    expect(document.activeElement).toBe(tree());
  });

  test('rows get no keys, the tree gets them all', () => {
    const onRow = jest.fn();
    const onTree = jest.fn();
    const onNodeFocus = jest.fn();
    render(
      <TreeView onKeyDown={({key}) => void onTree(key)} onNodeFocus={(_event, nodeId) => void onNodeFocus(nodeId)}>
        <TreeItem nodeId="one" label="One" ContentProps={{onKeyDown: onRow}} />
        <TreeItem nodeId="two" label="Two" ContentProps={{onKeyDown: onRow}} />
      </TreeView>,
    );
    focusTree();
    ['ArrowDown', 'F2'].forEach((key) => fireEvent.keyDown(document.activeElement as Element, {key}));
    expect(onTree.mock.calls).toEqual([['ArrowDown'], ['F2']]);
    expect(onNodeFocus.mock.calls).toEqual([['one'], ['two']]);
    expect(onRow).not.toHaveBeenCalled();
  });
});

test('a Tooltip around an item opens over its children, one around its label does not', () => {
  // Tooltip passes onFocus to the item, which warns of it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <TreeView defaultExpanded={['item', 'label']}>
      <Tooltip title="Around the item" enterDelay={0}>
        <TreeItem nodeId="item" label="A">
          <TreeItem nodeId="a" label="Child of A" />
        </TreeItem>
      </Tooltip>
      <TreeItem
        nodeId="label"
        label={
          <Tooltip title="Around the label" enterDelay={0}>
            <span>B</span>
          </Tooltip>
        }
      >
        <TreeItem nodeId="b" label="Child of B" />
      </TreeItem>
    </TreeView>,
  );
  const tooltips = (): (string | null)[] => screen.queryAllByRole('tooltip').map(({textContent}) => textContent);
  fireEvent.mouseOver(label('Child of B'));
  expect(tooltips()).toEqual([]);
  fireEvent.mouseOver(label('B'));
  expect(tooltips()).toEqual(['Around the label']);
  fireEvent.mouseOver(label('Child of A'));
  expect(tooltips()).toContain('Around the item');
});

describe('Rows of your own', () => {
  test('add something to the default row with TreeItemContent, all props and the ref', () => {
    const WithBadge = forwardRef<HTMLDivElement, TreeItemContentProps>(function WithBadge(props, ref) {
      return (
        <div>
          <TreeItemContent {...props} ref={ref} />
          <b>new</b>
        </div>
      );
    });
    render(
      <TreeView>
        <TreeItem nodeId="one" label="One" />
        <TreeItem nodeId="two" label="Two" ContentComponent={WithBadge} />
      </TreeView>,
    );
    fireEvent.click(label('Two'));
    expect(selected()).toEqual(['Twonew']);
    expect(row('Two')).toHaveClass('Mui-selected');
    focusTree();
    fireEvent.keyDown(tree(), {key: 'o'});
    fireEvent.keyDown(tree(), {key: 't'});
    expect(row('Two')).toHaveClass('Mui-focused');
  });

  test('handle clicks on the icon and on the label, for which TreeItem has no props', () => {
    expect(Object.keys(TreeItem.propTypes ?? {})).toEqual(expect.arrayContaining(['ContentComponent']));
    expect(Object.keys(TreeItem.propTypes ?? {}).filter((name) => /^on(?:Label|Icon)Click$/.test(name))).toEqual([]);
    render(<IconExpansionTreeView />);
    const science = screen.getByRole('treeitem', {name: /Science/});
    fireEvent.click(label('Science'));
    expect(science).toHaveAttribute('aria-selected', 'true');
    expect(science).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(row('Travel').querySelector('.MuiTreeItem-iconContainer') as Element);
    expect(selected()).toEqual(['Science']);
    fireEvent.click(row('Science').querySelector('.MuiTreeItem-iconContainer') as Element);
    expect(science).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Controls in a label', () => {
  const stop = (event: {stopPropagation: () => void}): void => event.stopPropagation();
  const MODIFIERS = [{shiftKey: true}, {ctrlKey: true}, {metaKey: true}];

  test('pass clicks on to the row, which cancels mousedown with a modifier', () => {
    render(
      <TreeView>
        <TreeItem nodeId="report" label={<input />}>
          <TreeItem nodeId="page" label="Page" />
        </TreeItem>
      </TreeView>,
    );
    const input = screen.getByRole('textbox');
    expect(fireEvent.mouseDown(input)).toBe(true);
    expect(MODIFIERS.map((modifier) => fireEvent.mouseDown(input, modifier))).toEqual([false, false, false]);
    const item = screen.getByRole('treeitem');
    fireEvent.click(input);
    expect(item).toHaveAttribute('aria-selected', 'true');
    expect(item).toHaveAttribute('aria-expanded', 'true');
  });

  test('do not if an element around them stops both events', () => {
    drawFence('controls-in-labels');
    expect(screen.getByRole('treeitem')).toHaveAccessibleName('Report');
    const button = screen.getByRole('button', {name: 'Delete Report'});
    expect(MODIFIERS.map((modifier) => fireEvent.mouseDown(button, modifier))).toEqual([true, true, true]);
    fireEvent.click(button);
    expect(log).toHaveBeenCalledWith('deleted');
    expect(selected()).toEqual([]);
    fireEvent.click(label('Delete').closest('.MuiTreeItem-label') as Element);
    expect(selected()).toEqual(['Report Delete']);
  });

  test('in a dialog do so too, unless it is inside that element', () => {
    const dialog = (text: string): JSX.Element => (
      <Dialog open hideBackdrop>
        <button>{text}</button>
      </Dialog>
    );
    const {container} = render(
      <TreeView>
        <TreeItem
          nodeId="stopped"
          label={
            <span role="presentation" onClick={stop}>
              Stopped{dialog('inside')}
            </span>
          }
        />
        <TreeItem nodeId="passed" label={<>Passed{dialog('outside')}</>} />
      </TreeView>,
    );
    const picked = (): string[] => [...document.querySelectorAll('[aria-selected=true]')].map(({id}) => id.slice(-6));
    fireEvent.click(screen.getByText('inside'));
    expect(picked()).toEqual([]);
    fireEvent.click(screen.getByText('outside'));
    expect(container.contains(screen.getByText('outside'))).toBe(false);
    expect(picked()).toEqual(['passed']);
  });

  test('a click follows a link by itself, and the tree knows the item of a key', () => {
    const followed: string[] = [];
    let focused = '';
    const link = (
      <a href="#report" tabIndex={-1}>
        Report
      </a>
    );
    render(
      <TreeView
        onNodeFocus={(_event, nodeId) => {
          focused = nodeId;
        }}
        onKeyDown={({key, target, currentTarget}) => {
          if (key === 'Enter' && target === currentTarget) {
            followed.push(focused);
          }
        }}
      >
        <TreeItem nodeId="plan" label="Plan" />
        <TreeItem nodeId="report" label={link} />
      </TreeView>,
    );
    // True: nothing keeps the browser from following it.
    expect(fireEvent.click(label('Report'))).toBe(true);
    fireEvent.keyDown(label('Report'), {key: 'Enter'});
    expect(followed).toEqual([]);
    ['Enter', 'ArrowUp', 'Enter'].forEach((key) => fireEvent.keyDown(tree(), {key}));
    expect(followed).toEqual(['report', 'plan']);
  });
});
