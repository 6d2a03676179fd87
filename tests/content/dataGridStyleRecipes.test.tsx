/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import CellFocusNoOutline from '../../docs/react-data-grid/style-recipes/CellFocusNoOutline';
import {fenceModule} from './pageFence';

interface Component<Props = object> {
  default: ComponentType<Props>;
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

test('text wraps only in rows of measured height', () => {
  const {default: Notes} = fenceModule<Component>(PAGE, 'wrap-text');
  const {unmount} = render(<Notes />);
  expect(getComputedStyle(query('[role=cell]')).whiteSpace).not.toBe('nowrap');
  unmount();
  const {default: Cities} = fenceModule<Component>(PAGE, 'no-lines');
  render(<Cities />);
  expect(getComputedStyle(query('[role=cell]')).whiteSpace).toBe('nowrap');
});
