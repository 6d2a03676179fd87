/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import FullFeaturedCrudGrid from '../../docs/react-data-grid/editing/FullFeaturedCrudGrid';
import {cell, cells, click, focusedField, input, press, show} from './dataGridEditingGrid';
import {giveGridsASize} from './dataGridRowsInJest';

beforeEach(() => {
  jest.useFakeTimers();
  giveGridsASize(800, 800);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const focusedRow = () => document.activeElement?.closest('[role=row]')?.querySelector('[data-field=name]')?.textContent;

test('in the demo of editing, the focus moves on from a plant that is deleted or canceled', async () => {
  await show(<FullFeaturedCrudGrid />);
  const [first, second] = cells('name');
  await click(screen.getByText('Add plant'));
  await click(screen.getByLabelText('Cancel'));
  expect([focusedRow(), focusedField()]).toEqual([first, 'name']);
  await click(screen.getByText('Add plant'));
  expect(document.activeElement).toBe(input('name', 5));
  await press('Escape', 'name', {}, 5);
  expect([focusedRow(), focusedField()]).toEqual([first, 'name']);
  await click(screen.getAllByLabelText('Delete')[0] as Element);
  expect([focusedRow(), focusedField()]).toEqual([second, 'name']);
  expect(cell('name', 2)).toHaveFocus();
  // From the last row, it moves up, and without rows to the header.
  const buttons = (): readonly HTMLElement[] => screen.queryAllByLabelText('Delete');
  await click(buttons().at(-1) as Element);
  expect([focusedRow(), focusedField()]).toEqual([cells('name').at(-1), 'name']);
  while (buttons().length > 0) {
    await click(buttons()[0] as Element);
  }
  expect(document.activeElement).toBe(document.querySelector('[role=columnheader][data-field=name]'));
});
