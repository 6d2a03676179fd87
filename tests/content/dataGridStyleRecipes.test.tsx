/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {ThemeProvider, createTheme} from '@mui/material/styles';
import {DataGrid, type DataGridProps, type GridColDef} from '@mui/x-data-grid';
import CellFocusNoOutline from '../../docs/react-data-grid/style-recipes/CellFocusNoOutline';
import {fenceModule} from './pageFence';

interface Component<Props = object> {
  default: ComponentType<Props>;
}

interface LinkFence {
  linkColumn: GridColDef;
  linkProps: Partial<DataGridProps>;
}

const PAGE = 'react-data-grid/style-recipes';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

/** The selectors of the rules that are in force and set a property. */
function selectorsOf(property: string, value: string): string[] {
  return [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({style}) => style.getPropertyValue(property) === value)
    .map(({selectorText}) => selectorText);
}

test('a cell with the focus has no outline, and one again with the keyboard', () => {
  render(<CellFocusNoOutline />);
  const cell = query('[role=cell]');
  act(() => cell.focus());
  expect(cell).toHaveFocus();
  const [none] = selectorsOf('outline', 'none').filter((selector) => selector.includes(':focus'));
  expect(none).toMatch(/:is\(\.MuiDataGrid-cell, ?\.MuiDataGrid-columnHeader\):is\(:focus, ?:focus-within\)$/);
  expect(selectorsOf('outline', '2px solid')).toContainEqual(expect.stringMatching(/:focus-visible$/));
});

test('in the theme, CSS styles all grids, and a shorthand of sx nothing', () => {
  const theme = createTheme({
    palette: {action: {focus: 'rgb(1, 2, 3)'}},
    components: {
      MuiDataGrid: {
        styleOverrides: {
          root: ({theme: {palette, spacing}}) => ({
            '& .css': {backgroundColor: palette.action.focus, paddingBlock: spacing(1)},
            '& .shorthand': {bgcolor: 'action.focus', py: 1},
          }),
        },
      },
    },
  } as Parameters<typeof createTheme>[0]);
  render(
    <ThemeProvider theme={theme}>
      <DataGrid autoHeight rows={[]} columns={[]} />
    </ThemeProvider>,
  );
  expect(selectorsOf('background-color', 'rgb(1, 2, 3)')).toEqual([expect.stringMatching(/ \.css$/)]);
  expect(selectorsOf('padding-block', '8px')).toEqual([expect.stringMatching(/ \.css$/)]);
});

test('the row of the focused cell is marked', () => {
  const {default: Cities} = fenceModule<Component>(PAGE, 'mark-the-focused-row');
  render(<Cities />);
  const row = query('[data-id="1"]');
  const before = getComputedStyle(row).backgroundColor;
  act(() => query('[role=cell]').focus());
  expect(row.matches(':has(:focus)')).toBe(true);
  expect(selectorsOf('background-color', 'rgba(0, 0, 0, 0.12)')).toContainEqual(
    expect.stringContaining(':has(:focus)'),
  );
  expect(before).not.toBe('rgba(0, 0, 0, 0.12)');
});

test('the grid sets Mui-hovered on all parts of a row', () => {
  const {default: Cities} = fenceModule<Component>(PAGE, 'no-hover');
  render(<Cities />);
  const parts = () =>
    [...document.querySelectorAll('[data-id="1"]')].map(({classList}) => classList.contains('Mui-hovered'));
  expect(parts()).toEqual([false, false]);
  fireEvent.mouseEnter(query('[data-id="1"]'));
  expect(parts()).toEqual([true, true]);
});

test('a row opens by click and by Enter', () => {
  const {default: Cities} = fenceModule<Component<{onOpen: (id: number) => void}>>(PAGE, 'clickable-rows');
  const onOpen = jest.fn();
  render(<Cities onOpen={onOpen} />);
  expect(getComputedStyle(query('[data-id="1"]')).cursor).toBe('pointer');
  fireEvent.click(query('[role=cell]'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(query('[role=cell]'), {key: 'Enter'});
  expect(onOpen).toHaveBeenLastCalledWith(1);
  expect(onOpen).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(query('[role=cell] > *'), {key: 'Enter'});
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('rows open in a new tab by the middle button and with Ctrl or ⌘, and their link opens them only once', () => {
  const {linkColumn, linkProps} = fenceModule<LinkFence>(PAGE, 'open-in-new-tab');
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const opened = () => open.mock.calls.splice(0);
  render(
    <DataGrid
      {...linkProps}
      autoHeight
      disableVirtualization
      rows={[{id: 7, city: 'Lima'}]}
      columns={[linkColumn, {field: 'country'}]}
    />,
  );
  const cell = query('[role=cell][data-field=country]');
  const auxClick = (target: Element, button: number) =>
    fireEvent(target, new MouseEvent('auxclick', {bubbles: true, button}));

  fireEvent.click(cell);
  expect(opened()).toEqual([['/cities/7', '_self']]);
  fireEvent.click(cell, {ctrlKey: true});
  fireEvent.click(cell, {metaKey: true});
  expect(opened()).toEqual([
    ['/cities/7', '_blank'],
    ['/cities/7', '_blank'],
  ]);
  auxClick(cell, 1);
  expect(opened()).toEqual([['/cities/7']]);
  auxClick(cell, 2);
  expect([0, 1, 2].map((button) => fireEvent.mouseDown(cell, {button}))).toEqual([true, false, true]);

  const link = query('a');
  expect(link).toHaveAttribute('href', '/cities/7');
  expect(link).toHaveTextContent('Lima');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  auxClick(link, 1);
  expect(opened()).toEqual([]);
  expect(query('[data-id="7"]')).toHaveAttribute('aria-selected', 'false');
  fireEvent.mouseUp(cell);
  fireEvent.keyDown(cell, {key: 'ArrowLeft'});
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('tabindex', '0');
});

test('text wraps only in rows of measured height', () => {
  const {default: Notes} = fenceModule<Component>(PAGE, 'wrap-text');
  const {unmount} = render(<Notes />);
  expect(getComputedStyle(query('[role=cell]')).whiteSpace).not.toBe('nowrap');
  unmount();
  const {default: Cities} = fenceModule<Component>(PAGE, 'no-lines');
  render(<Cities />);
  expect(getComputedStyle(query('[role=cell]')).whiteSpace).toBe('nowrap');
});
