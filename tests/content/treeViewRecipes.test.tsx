/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useState, type ComponentType, type ReactElement} from 'react';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import {fenceModule, pageFence, runFence} from './pageFence';

const PAGE = 'react-tree-view';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly children?: Item[];
}

const tree = (): HTMLElement => screen.getByRole('tree');
const item = (name: string): HTMLElement => screen.getByText(name, {selector: '.MuiTreeItem-label'});
const focused = (): string | null => tree().getAttribute('aria-activedescendant');
const names = (): string[] =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map(({textContent}) => textContent ?? '');

function itemsOf(items: readonly Item[]): ReactElement[] {
  return items.map(({id, name, children}) => (
    <TreeItem key={id} nodeId={id} label={name}>
      {children && itemsOf(children)}
    </TreeItem>
  ));
}

const MUSIC: Item[] = [
  {
    id: 'music',
    name: 'Music',
    children: [
      {
        id: 'jazz',
        name: 'Jazz',
        children: [
          {id: 'bebop', name: 'Bebop'},
          {id: 'swing', name: 'Swing'},
        ],
      },
      {id: 'pop', name: 'Pop'},
    ],
  },
  {id: 'maps', name: 'Maps', children: [{id: 'asia', name: 'Asia'}]},
];

test('onNodeToggle gets all open branches, of which * opens several', () => {
  const opened: string[][] = [];
  const all: string[][] = [];
  function Tree(): ReactElement {
    const [expanded, setExpanded] = useState(['music']);
    return (
      <TreeView
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => {
          opened.push(nodeIds.filter((id) => !expanded.includes(id)));
          all.push(nodeIds);
          setExpanded(nodeIds);
        }}
      >
        {itemsOf([...MUSIC, {id: 'films', name: 'Films', children: [{id: 'western', name: 'Western'}]}])}
      </TreeView>
    );
  }
  render(<Tree />);
  fireEvent.click(item('Jazz'));
  act(() => tree().focus());
  fireEvent.keyDown(tree(), {key: 'Home'});
  fireEvent.keyDown(tree(), {key: '*'});
  expect(opened).toEqual([['jazz'], ['maps', 'films']]);
  expect(all.at(-1)?.sort()).toEqual(['films', 'jazz', 'maps', 'music']);
});

describe('The fence that shows an item', () => {
  const fence = pageFence(PAGE, 'show-item');
  const scrolled: (string | null)[] = [];
  beforeEach(() => {
    Element.prototype.scrollIntoView = function record(this: Element) {
      scrolled.push(this.textContent);
    };
  });

  test('opens its ancestors, focuses it and scrolls to its row, again and again', async () => {
    const {default: Library} = runFence<{default: ComponentType}>(fence);
    render(<Library />);
    const show = (): void => void fireEvent.click(screen.getByRole('button'));
    expect(names()).toEqual(['Media']);
    show();
    await waitFor(() => expect(focused()).toBe('library-jazz'));
    expect(names()).toEqual(['Media', 'Music', 'Jazz']);
    expect(document.activeElement).toBe(tree());
    expect(scrolled).toEqual(['Jazz']);
    fireEvent.click(item('Music'));
    expect(focused()).toBe('library-music');
    show();
    await waitFor(() => expect(focused()).toBe('library-jazz'));
  });

  test('needs its timer', async () => {
    const code = fence.code.replace('setTimeout(', '((run) => run())(');
    expect(code).not.toBe(fence.code);
    const {default: Library} = runFence<{default: ComponentType}>({...fence, code});
    render(<Library />);
    fireEvent.click(screen.getByRole('button'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(document.getElementById('library-jazz')).not.toBeNull();
    expect(focused()).not.toBe('library-jazz');
  });
});

describe('Search', () => {
  const {filterItems, branchIds} = fenceModule<{
    filterItems: (items: Item[], query: string) => Item[];
    branchIds: (items: Item[]) => string[];
  }>(PAGE, 'search');

  test('keeps matches with their children, and the branches above', () => {
    const found = (query: string): string[] => {
      const {container, unmount} = render(
        <TreeView defaultExpanded={['music', 'jazz', 'maps']}>{itemsOf(filterItems(MUSIC, query))}</TreeView>,
      );
      const texts = [...container.querySelectorAll('.MuiTreeItem-label')].map(({textContent}) => textContent ?? '');
      unmount();
      return texts;
    };
    expect(found('JAZZ')).toEqual(['Music', 'Jazz', 'Bebop', 'Swing']);
    expect(found('bop')).toEqual(['Music', 'Jazz', 'Bebop']);
    expect(found('rock')).toEqual([]);
    expect(branchIds(filterItems(MUSIC, 'bop'))).toEqual(['music', 'jazz']);
    expect(branchIds(filterItems(MUSIC, ''))).toEqual(['music', 'jazz', 'maps']);
  });

  test('opens the branches of a result, which users close', async () => {
    function Found(): ReactElement {
      const [query, setQuery] = useState('');
      const [expanded, setExpanded] = useState<string[]>([]);
      return (
        <>
          <input
            onChange={({target}) => {
              setQuery(target.value);
              setExpanded(branchIds(filterItems(MUSIC, target.value)));
            }}
          />
          <TreeView expanded={expanded} onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}>
            {itemsOf(filterItems(MUSIC, query))}
          </TreeView>
        </>
      );
    }
    render(<Found />);
    expect(names()).toEqual(['Music', 'Maps']);
    fireEvent.change(screen.getByRole('textbox'), {target: {value: 'swing'}});
    expect(names()).toEqual(['Music', 'Jazz', 'Swing']);
    fireEvent.click(item('Jazz'));
    await waitFor(() => expect(names()).toEqual(['Music', 'Jazz']));
  });
});

describe('Cascading checkboxes', () => {
  const {cascade} = fenceModule<{
    cascade: (items: readonly Item[], before: string[], after: string[]) => string[];
  }>(PAGE, 'checkboxes', 1);
  const ALL = ['asia', 'bebop', 'jazz', 'maps', 'music', 'pop', 'swing'];

  test.each<[string, string[], string[], string[]]>([
    ['a branch checks all below it', [], ['music'], ['bebop', 'jazz', 'music', 'pop', 'swing']],
    ['a branch without its check checks nothing', ALL, ALL.filter((id) => id !== 'music'), ['asia', 'maps']],
    [
      'an item without its check takes those of its ancestors',
      ALL,
      ALL.filter((id) => id !== 'swing'),
      ['asia', 'bebop', 'maps', 'pop'],
    ],
    ['the last child checks its branch', ['bebop'], ['bebop', 'swing'], ['bebop', 'jazz', 'swing']],
    ['the branch of some checked children checks the others', ['bebop'], ['jazz', 'bebop'], ['bebop', 'jazz', 'swing']],
  ])('%s', (_name, before, after, result) => {
    expect(cascade(MUSIC, before, after).sort()).toEqual(result);
  });

  test('run in onNodeSelect', () => {
    function Tree(): ReactElement {
      const [selected, setSelected] = useState<string[]>([]);
      return (
        <TreeView
          multiSelect
          defaultExpanded={['music', 'jazz']}
          selected={selected}
          onNodeSelect={(_event, nodeIds) => setSelected(cascade(MUSIC, selected, nodeIds))}
        >
          {itemsOf(MUSIC)}
        </TreeView>
      );
    }
    render(<Tree />);
    const checked = (): (string | undefined)[] =>
      [...document.querySelectorAll('.MuiTreeItem-content.Mui-selected')].map(({textContent}) => textContent ?? '');
    fireEvent.click(item('Music'), {ctrlKey: true});
    expect(checked()).toEqual(['Music', 'Jazz', 'Bebop', 'Swing', 'Pop']);
    fireEvent.click(item('Bebop'), {ctrlKey: true});
    expect(checked()).toEqual(['Swing', 'Pop']);
  });
});

describe('Only leaves', () => {
  const isLeaf = (id: string): boolean => ['bebop', 'swing', 'pop', 'asia'].includes(id);
  const chosen = (): (string | null)[] =>
    [...document.querySelectorAll('.MuiTreeItem-content.Mui-selected')].map(({textContent}) => textContent);

  test('can be selected if the callback leaves branches out', () => {
    function Tree(): ReactElement {
      const [selected, setSelected] = useState<string | null>(null);
      return (
        <TreeView
          defaultExpanded={['music']}
          selected={selected}
          onNodeSelect={(_event, id) => isLeaf(id) && setSelected(id)}
        >
          {itemsOf(MUSIC)}
        </TreeView>
      );
    }
    render(<Tree />);
    fireEvent.click(item('Pop'));
    fireEvent.click(item('Jazz'));
    expect([chosen(), names().includes('Bebop')]).toEqual([['Pop'], true]);
  });

  test('several too, and a plain click on a branch clears the selection', () => {
    function Tree(): ReactElement {
      const [selected, setSelected] = useState<string[]>([]);
      return (
        <TreeView
          multiSelect
          defaultExpanded={['music', 'jazz']}
          selected={selected}
          onNodeSelect={(_event, ids) => setSelected(ids.filter(isLeaf))}
        >
          {itemsOf(MUSIC)}
        </TreeView>
      );
    }
    render(<Tree />);
    fireEvent.click(item('Pop'));
    fireEvent.click(item('Jazz'), {ctrlKey: true});
    fireEvent.click(item('Swing'), {ctrlKey: true});
    expect(chosen()).toEqual(['Swing', 'Pop']);
    fireEvent.click(item('Jazz'));
    expect(chosen()).toEqual([]);
  });
});

describe('The theme', () => {
  const themed = (theme: Theme): HTMLElement =>
    render(
      <ThemeProvider theme={theme}>
        <TreeView defaultExpanded={['music']} defaultSelected="pop">
          {itemsOf(MUSIC)}
          <TreeItem nodeId="off" label="Off" disabled />
        </TreeView>
      </ThemeProvider>,
    ).container;

  test('of the fence writes the selected label in bold', () => {
    const {theme} = fenceModule<{theme: Theme}>(PAGE, 'typescript', 1);
    const weights = [...themed(theme).querySelectorAll('.MuiTreeItem-label')].map(
      (text) => getComputedStyle(text).fontWeight,
    );
    expect(weights).toEqual(['400', '400', '700', '400', '400']);
  });

  test('has an effect with five of the classes of an item', () => {
    const SLOTS = ['root', 'content', 'expanded', 'selected', 'focused', 'disabled', 'iconContainer', 'label', 'group'];
    const styleOverrides = Object.fromEntries(SLOTS.map((slot) => [slot, {[`--of-${slot}`]: 1}]));
    // In development, it warns of states.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    themed(createTheme({components: {MuiTreeItem: {styleOverrides}}}));
    const css = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText)).join('');
    expect(SLOTS.filter((slot) => css.includes(`--of-${slot}:`))).toEqual([
      'root',
      'content',
      'iconContainer',
      'label',
      'group',
    ]);
    jest.restoreAllMocks();
  });
});
