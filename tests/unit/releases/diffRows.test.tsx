/** @jest-environment jsdom */
import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import DiffRows from '@site/plugins/releases/client/DiffRows';
import {EVERY_KIND, EVERY_OWNER, filterDiff} from '@site/plugins/releases/client/diffFilter';
import type {DiffRow} from '@site/plugins/releases/types';

function rowOf(row: Partial<DiffRow>): HTMLElement {
  const rows = [{section: 'props', kind: 'removed', name: 'page', owners: ['DataGrid'], ...row}] as DiffRow[];
  render(<DiffRows diff={{productId: 'x-data-grid', from: '5', to: '6', rows}} />, {wrapper: MemoryRouter});
  return screen.getByRole('listitem');
}

test('what replaces something is told as code, with a link to the guide', () => {
  const row = rowOf({replacement: 'the prop `paginationModel`', guide: 'pagination'});
  expect(row).toHaveTextContent('page DataGridNow: the prop paginationModel');
  expect(within(row).getByText('paginationModel').tagName).toBe('CODE');
  const link = within(row).getByRole('link');
  expect(link).toHaveTextContent('In the guide: page');
  expect(link).toHaveAttribute('href', '#pagination');
});

test.each([
  ['none', 'No replacement'],
  ['none: it was internal', 'No replacement: it was internal'],
  ['none; listen to `a`', 'No replacement: listen to a'],
])('%j is told as %j', (replacement, text) => {
  expect(rowOf({replacement})).toHaveTextContent(`page DataGrid${text}`);
});

test('old and new name are read from left to right in every page', () => {
  const row = rowOf({kind: 'renamed', to: 'paginationModel'});
  expect(within(row).getByText('→')).toHaveTextContent('page → paginationModel');
  expect(within(row).getByText('→')).toHaveAttribute('dir', 'ltr');
});

test('what a later release added says which', () => {
  expect(rowOf({kind: 'added', since: '6.4.0'})).toHaveTextContent('page DataGrid, since 6.4.0');
});

test('the components beyond the first can be opened, and the filter finds them', () => {
  const row = rowOf({owners: 'ABCDEFG'.split('').map((letter) => `Owner${letter}`)});
  expect(within(row).getByText('and 3 more').closest('details')).toHaveTextContent(/OwnerE, OwnerF, OwnerG$/);
  const filterBy = (text: string): number => filterDiff(document, {kind: EVERY_KIND, owner: EVERY_OWNER, text});
  expect([filterBy('ownerg'), filterBy('ownerh')]).toEqual([1, 0]);
});

test('a row without more has no more', () => {
  const row = rowOf({kind: 'changed', before: 'number', after: 'string'});
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  expect(row).toHaveTextContent(/page DataGridnumberstring$/);
});
