/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ApiRow from '@site/plugins/api-reference/client/ApiRow';
import {matchRows} from '@site/plugins/api-reference/client/rowFilter';
import {minorReleases, rememberSince, sinceChoices, storedSince} from '@site/plugins/api-reference/client/since';
import {minorOf} from '@site/plugins/api-reference/client/SinceMark';
import {sinceScript} from '@site/plugins/api-reference/node/sinceScript';
import {withHistory} from '@site/plugins/api-reference/node/rowHistory';
import ApiToolbar from '@site/plugins/api-reference/theme/ApiToolbar';
import type {ApiHistory, ComponentApi} from '@site/plugins/api-reference/types';
import {ProductHistory} from '@site/src/node/history/history';
import {API_SINCE_ATTRIBUTE, API_SINCE_KEY} from '@site/src/site/storage';

jest.mock(
  '@theme/useApiDisplay',
  () => ({__esModule: true, default: () => ({display: 'expanded', chooseApiDisplay: () => undefined})}),
  {virtual: true},
);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(API_SINCE_ATTRIBUTE);
  document.body.innerHTML = '';
});

function showRow(history: ApiHistory): HTMLElement {
  render(<ApiRow id="a-prop-b" name="b" description={[]} history={history} />, {wrapper: MemoryRouter});
  return document.querySelector<HTMLElement>('[data-api-row="b"]')!;
}

test('a row says which release brought it, to the eye and to screen readers', () => {
  const row = showRow({since: '6.17.1'});
  expect(row).toHaveAttribute('data-api-minor', '17');
  expect(within(row).getByTitle('Since 6.17.1')).toHaveTextContent(/^Since 6\.17\.1$/);
});

test('a row that the first release had says nothing', () => {
  const row = showRow({});
  expect(row).not.toHaveAttribute('data-api-minor');
  expect(row).not.toHaveTextContent('Since');
});

test('a row says what releases changed, with both sides', () => {
  const row = showRow({
    changes: [
      {version: '6.5.0', kind: 'type', before: 'number', after: 'number | string'},
      {version: '6.6.0', kind: 'default', before: '500', after: '150'},
    ],
  });
  const [type, byDefault] = within(row.querySelector<HTMLElement>('[data-api-part="changes"]')!).getAllByRole(
    'listitem',
  );
  expect(type).toHaveTextContent('Type changed in 6.5.0: number → number | string');
  expect(byDefault).toHaveTextContent('Default changed in 6.6.0: 500 → 150');
  // The arrow points from left to right, in pages from right to left too.
  const change = within(byDefault!).getByText('→').closest('[dir="ltr"]');
  expect(change).toHaveTextContent('500 → 150');
});

describe('the minor release of a version', () => {
  it.each([
    ['6.12.3', 12],
    ['6.0.0', 0],
    ['6.19', 19],
    ['nonsense', 0],
    ['', 0],
  ])('%j', (version, minor) => {
    expect(minorOf(version)).toBe(minor);
  });
});

test('rows of a release and of later ones are left; those that say nothing are of the first one', () => {
  const rows = [{minor: 4}, {minor: 12}, {}].map((row, index) => {
    return {name: String(index), isDeprecated: false, description: () => '', ...row};
  });
  const left = (since: number, first: number) => {
    const filter = {text: '', inDescriptions: false, hidesDeprecated: false, since};
    return [...matchRows(rows, filter, first).shown].map(({name}) => name);
  };
  expect(left(0, 0)).toEqual(['0', '1', '2']);
  expect(left(5, 0)).toEqual(['1']);
  expect(left(12, 18)).toEqual(['1', '2']);
});

test('the choices are the minor releases after the first, the newest first', () => {
  expect(sinceChoices(minorReleases('6.0.0', '6.3.2'), 0)).toEqual([3, 2, 1]);
  expect(sinceChoices(minorReleases('6.17.0', '6.17.0'), 0)).toEqual([]);
  // Chosen on the page of another product.
  expect(sinceChoices(minorReleases('6.18.0', '6.19.1'), 12)).toEqual([19, 12]);
  expect(sinceChoices(minorReleases('', ''), 0)).toEqual([]);
});

describe('what storage holds', () => {
  it.each([
    ['6.12', 12],
    ['5.12', 0],
    ['6.', 0],
    ['6.12.0', 0],
    ['nonsense', 0],
    ['6.99999', 0],
  ])('%j', (stored, minor) => {
    localStorage.setItem(API_SINCE_KEY, stored);
    expect(storedSince(6)).toBe(minor);
  });

  it('is what was chosen, and nothing after any release was', () => {
    rememberSince(6, 12);
    expect([storedSince(6), document.documentElement.hasAttribute(API_SINCE_ATTRIBUTE)]).toEqual([12, true]);
    rememberSince(6, 0);
    expect([localStorage.length, document.documentElement.hasAttribute(API_SINCE_ATTRIBUTE)]).toEqual([0, false]);
  });
});

test.each([
  ['6.12', true],
  ['nonsense', false],
  [null, false],
])('before the first paint, %j hides rows: %s', (stored, isHidden) => {
  if (stored !== null) {
    localStorage.setItem(API_SINCE_KEY, stored);
  }
  window.eval(sinceScript());
  expect(document.documentElement.hasAttribute(API_SINCE_ATTRIBUTE)).toBe(isHidden);
});

function showToolbar(rows: string): void {
  const page = document.createElement('div');
  page.innerHTML = rows;
  document.body.append(page);
  render(<ApiToolbar from="6.0.0" to="6.19.2" />);
}

const TWO_ROWS = '<div data-api-row="rows"></div><div data-api-row="late" data-api-minor="12"></div>';
const rowNamed = (name: string) => document.querySelector<HTMLElement>(`[data-api-row="${name}"]`);

test('the filter leaves what was added since a release, and is remembered', () => {
  showToolbar(TWO_ROWS);
  fireEvent.change(screen.getByLabelText('Added since'), {target: {value: '12'}});
  expect([rowNamed('rows')?.hidden, rowNamed('late')?.hidden]).toEqual([true, false]);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
  expect(localStorage.getItem(API_SINCE_KEY)).toBe('6.12');
});

test('what was remembered holds on the next page, and rows wait for it', () => {
  localStorage.setItem(API_SINCE_KEY, '6.12');
  showToolbar(TWO_ROWS);
  expect(screen.getByLabelText('Added since')).toHaveDisplayValue('6.12.0');
  expect(rowNamed('rows')?.hidden).toBe(true);
  expect(document.querySelector('[data-api-toolbar]')).toHaveAttribute('data-api-ready');
});

test('a page on which nothing was added since says so, and brings all rows back', () => {
  localStorage.setItem(API_SINCE_KEY, '6.19');
  showToolbar(TWO_ROWS);
  expect(document.querySelector('[data-api-nothing]')).toHaveTextContent(
    'Nothing on this page was added since 6.19.0.',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
  expect(rowNamed('rows')?.hidden).toBe(false);
  expect(localStorage.getItem(API_SINCE_KEY)).toBeNull();
});

test('a row that the URL names is shown, whatever was remembered', () => {
  localStorage.setItem(API_SINCE_KEY, '6.12');
  window.location.hash = '#data-grid-prop-rows';
  Element.prototype.scrollIntoView = jest.fn();
  showToolbar('<div id="data-grid-prop-rows" data-api-row="rows"></div>');
  expect(rowNamed('rows')?.hidden).toBe(false);
  expect(localStorage.getItem(API_SINCE_KEY)).toBe('6.12');
  window.location.hash = '';
});

test('the data of a page says it of the page and of each row', () => {
  const history = new ProductHistory({
    releases: ['6.0.0', '6.1.0', '6.2.0'],
    entries: [
      ['export', '@mui/x-data-grid', 'DataGrid', ['6.1.0', 'added']],
      ['prop', 'DataGrid', 'rows', ['6.2.0', 'type', 'a', 'b']],
      ['slots', 'DataGrid', 'cell', ['6.2.0', 'added']],
      ['classes', 'DataGrid', 'MuiDataGrid-root', ['6.1.0', 'added']],
    ],
  });
  const api = {
    kind: 'component',
    name: 'DataGrid',
    productId: 'x-data-grid',
    props: [{name: 'rows'}, {name: 'columns'}],
    slots: [{name: 'cell'}],
    classes: [{className: 'MuiDataGrid-root'}],
  } as unknown as ComponentApi;
  expect(withHistory([api], () => history)).toEqual([
    {
      ...api,
      since: '6.1.0',
      props: [{name: 'rows', changes: [{version: '6.2.0', kind: 'type', before: 'a', after: 'b'}]}, {name: 'columns'}],
      slots: [{name: 'cell', since: '6.2.0'}],
      classes: [{className: 'MuiDataGrid-root', since: '6.1.0'}],
    },
  ]);
});
