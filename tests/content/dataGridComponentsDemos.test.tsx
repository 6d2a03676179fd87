/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import CellWithPopover from '../../docs/react-data-grid/components/CellWithPopover';
import CustomEmptyOverlayGrid from '../../docs/react-data-grid/components/CustomEmptyOverlayGrid';
import CustomFooter from '../../docs/react-data-grid/components/CustomFooter';
import CustomPaginationGrid from '../../docs/react-data-grid/components/CustomPaginationGrid';
import CustomToolbarGrid from '../../docs/react-data-grid/components/CustomToolbarGrid';
import RowContextMenu from '../../docs/react-data-grid/components/RowContextMenu';

beforeEach(() => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

function query<Type extends Element = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return found;
}

function cellTexts(field: string): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

test('the menu of a row knows its id', () => {
  render(<RowContextMenu />);
  fireEvent.contextMenu(query('[data-id="2041"] [data-field=state]'));
  fireEvent.click(screen.getByText('Mark as paid'));
  expect(cellTexts('state')).toEqual(['Paid', 'Paid', 'Open']);
});

test('a report opens by pointer and by focus, and closes by Escape', () => {
  render(<CellWithPopover />);
  const report = query('[data-id="1"] [data-field=report]');
  const open = () => document.querySelector('[role=tooltip]')?.textContent;
  for (const show of [() => fireEvent.mouseEnter(report), () => act(() => report.focus())]) {
    show();
    expect(open()).toMatch(/65,536/);
    fireEvent.keyDown(document.activeElement ?? document.body, {key: 'Escape'});
    expect(open()).toBeUndefined();
  }
});

test('the footer gets its prop, the overlay adds a row, the button removes the filter', () => {
  const {unmount} = render(<CustomFooter />);
  expect(screen.getByText('€2110 of €2000')).toBeInTheDocument();
  unmount();
  const overlay = render(<CustomEmptyOverlayGrid />);
  fireEvent.click(screen.getByText('Add a recipe'));
  expect(cellTexts('name')).toEqual(['Lentil soup']);
  overlay.unmount();
  render(<CustomToolbarGrid />);
  fireEvent.click(screen.getByText('Show all plants'));
  expect(screen.getByText('Show all plants')).toBeDisabled();
});

test('links of pages count from 1', () => {
  render(<CustomPaginationGrid />);
  fireEvent.click(screen.getByLabelText('Go to page 3'));
  expect(screen.getByLabelText('page 3')).toHaveAttribute('aria-current', 'true');
});
