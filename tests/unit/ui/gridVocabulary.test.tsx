/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {GRID_VOCABULARY} from '@site/src/site/gridVocabulary';
import {PLAN_FEATURES} from '@site/src/site/planFeatures';
import GridVocabulary from '@site/src/ui/GridVocabulary';
import PlanChooser from '@site/src/ui/PlanChooser';

beforeAll(() => {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-filter-row]:not([hidden])')].map(
    (row) => row.querySelector('[role=rowheader]')?.textContent ?? '',
  );
const groups = (): number => document.querySelectorAll('[data-filter-group]:not([hidden])').length;
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: text}});
};

test('a foreign word finds the row of the grid’s own', async () => {
  render(<GridVocabulary />, {wrapper: MemoryRouter});
  await screen.findByRole('table', {name: 'Names in other grids'});
  expect(rows()).toHaveLength(GRID_VOCABULARY.length);
  type('floatingfilter');
  expect(rows()).toEqual(['Filters below the headers']);
  expect(groups()).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('Rows: 1');
  // The words of a name may be on two lines, which the accessible names of this DOM would separate.
  const [first] = document.querySelectorAll('[data-filter-row]:not([hidden]) td:last-child a');
  expect(first).toHaveTextContent('unstable_headerFilters');
  expect(first).toHaveAttribute('href', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-unstable_headerFilters');
  type('no such word <b>');
  expect(rows()).toEqual([]);
  expect(screen.getByText('No row has these words. Take one away.')).toBeInTheDocument();
  type('pagination '.repeat(50_000));
  expect(rows()).toContain('Pages');
  type('');
  expect(rows()).toHaveLength(GRID_VOCABULARY.length);
});

test('a cell without a name says so', async () => {
  render(<GridVocabulary />, {wrapper: MemoryRouter});
  const table = await screen.findByRole('table');
  const row = [...table.querySelectorAll('tr')].find(({textContent}) => textContent?.startsWith('Fill handle'));
  expect([...row!.querySelectorAll('td')].map(({textContent}) => textContent)).toEqual([
    'Fill handle',
    'enableFillHandle, fillOperation',
    'none',
    'none',
    'none',
  ]);
});

test('the features of all products are found by title, prop or product', async () => {
  render(<PlanChooser />);
  await screen.findByRole('table', {name: 'Features by plan'});
  expect(rows()).toHaveLength(PLAN_FEATURES.length);
  type('getDetailPanelContent');
  expect(rows()).toEqual(['Detail panels (master detail)getDetailPanelContent']);
  type('tree view');
  expect(rows().length).toBeGreaterThanOrEqual(5);
  expect(rows()).toContain('Selecting several itemsmultiSelect');
  type('qqq');
  expect(screen.getByText('No feature has these words. Take one away.')).toBeInTheDocument();
});
