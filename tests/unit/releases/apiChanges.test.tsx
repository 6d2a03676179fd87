/** @jest-environment jsdom */
import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ChangeRows from '@site/plugins/releases/client/ChangeRows';
import {EVERY_CHANGE, filterChanges, leavesEveryChange} from '@site/plugins/releases/client/changeFilter';
import {apiChanges, changeCount} from '@site/plugins/releases/node/apiChanges';
import {ProductHistory} from '@site/src/node/history/history';
import type {HistoryData} from '@site/src/node/history/types';

jest.mock('@theme/Heading', () => ({__esModule: true, default: ({as: Tag = 'h2', ...rest}) => <Tag {...rest} />}), {
  virtual: true,
});

const NOTHING: HistoryData = {releases: ['6.0.0'], entries: []};
const GRID: HistoryData = {
  releases: ['6.0.0', '6.1.0', '6.10.0', '6.11.0'],
  entries: [
    ['prop', 'DataGrid', 'fast', ['6.1.0', 'added'], ['6.10.0', 'type', 'boolean', "boolean | 'auto'"]],
    ['prop', 'DataGridPro', 'fast', ['6.1.0', 'added']],
    ['prop', 'GridApi', 'run', ['6.1.0', 'added'], ['6.10.0', 'removed']],
    ['event', 'DataGrid', 'ran', ['6.1.0', 'added']],
    ['export', '@mui/x-data-grid', 'gridRunSelector', ['6.1.0', 'added']],
    ['selector', 'DataGrid', 'gridRunSelector', ['6.1.0', 'added']],
    ['export', '@mui/x-data-grid', 'GridRunner', ['6.1.0', 'added']],
  ],
};

const releases = apiChanges((productId) => new ProductHistory(productId === 'x-data-grid' ? GRID : NOTHING));

test('releases with changes, the newest first', () => {
  expect(releases.map((release) => [release.version, changeCount(release)])).toEqual([
    ['6.10.0', 2],
    ['6.1.0', 5],
  ]);
});

test('what changed alike in several places is one row, with a link to each', () => {
  const rows = releases[1]?.products[0]?.rows ?? [];
  expect(rows.find(({name}) => name === 'fast')).toEqual({
    section: 'props',
    kind: 'added',
    name: 'fast',
    owners: [
      {name: 'DataGrid', href: '/x/api/data-grid/data-grid/#data-grid-prop-fast'},
      {name: 'DataGridPro', href: '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-fast'},
    ],
  });
});

test('what is gone by now has no link, and a selector is listed once', () => {
  const rows = releases[1]?.products[0]?.rows ?? [];
  expect(rows.map(({section, name, owners}) => [section, name, owners[0]?.href !== undefined])).toEqual([
    ['props', 'fast', true],
    ['members', 'run', false],
    ['events', 'ran', true],
    ['selectors', 'gridRunSelector', true],
    ['exports', 'GridRunner', false],
  ]);
});

test('the list shows them by release and part, and can be narrowed', () => {
  render(<ChangeRows releases={releases} />, {wrapper: MemoryRouter});
  expect(document.querySelector('[id="v6.10.0"]')).toHaveTextContent('6.10.0');
  const changed = screen.getByText("boolean | 'auto'").closest('li')!;
  expect(within(changed).getByText('Type')).toBeInTheDocument();
  expect(within(changed).getByText('boolean').tagName).toBe('DEL');

  const left = (part: Partial<typeof EVERY_CHANGE>): number => filterChanges(document, {...EVERY_CHANGE, ...part});
  expect(left({})).toBe(7);
  expect(left({text: 'fast'})).toBe(2);
  expect(left({text: '6.1'})).toBe(5);
  expect(left({text: '6.1 fast datagridpro'})).toBe(1);
  expect(left({product: 'x-charts'})).toBe(0);
  expect(document.querySelector<HTMLElement>('[data-release="6.10.0"]')?.hidden).toBe(true);
  expect(left({product: 'x-data-grid'})).toBe(7);
});

test('the components beyond the first can be opened, and the filter finds them', () => {
  const owners = 'ABCDEFG'.split('').map((letter) => ({name: `Owner${letter}`, href: `/x/api/#${letter}`}));
  const rows = [{section: 'props', kind: 'added', name: 'fast', owners}] as const;
  render(<ChangeRows releases={[{version: '6.1.0', products: [{productId: 'x-charts', rows}]}]} />, {
    wrapper: MemoryRouter,
  });
  const rest = screen.getByText('and 3 more').closest('details')!;
  expect(within(rest).getByText('OwnerE')).toHaveAttribute('href', '/x/api/#E');
  expect(screen.getByText('OwnerD').closest('details')).toBeNull();
  expect(filterChanges(document, {...EVERY_CHANGE, text: 'ownerg'})).toBe(1);
  expect(filterChanges(document, {...EVERY_CHANGE, text: 'ownerh'})).toBe(0);
});

test('a filter without words that takes all products leaves everything', () => {
  expect([leavesEveryChange(EVERY_CHANGE), leavesEveryChange({...EVERY_CHANGE, text: 'a'})]).toEqual([true, false]);
});
