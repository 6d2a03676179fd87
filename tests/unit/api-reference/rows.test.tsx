/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {matchRows, type RowFilter} from '@site/plugins/api-reference/client/rowFilter';
import ApiProps from '@site/plugins/api-reference/theme/ApiProps';
import ApiToolbar from '@site/plugins/api-reference/theme/ApiToolbar';
import type {ApiPageSource, ApiProp, ApiType, ComponentApi, ProductTypes} from '@site/plugins/api-reference/types';

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}));
jest.mock(
  '@theme/useApiDisplay',
  () => ({__esModule: true, default: () => ({display: 'expanded', chooseApiDisplay: () => undefined})}),
  {virtual: true},
);

const says = (text: string) => [{kind: 'paragraph' as const, content: [text]}];

function prop(name: string, rest: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: ['string'],
    required: false,
    defaultValue: null,
    deprecation: null,
    description: says(`About ${name}.`),
    signature: null,
    plan: null,
    demos: [],
    ...rest,
  };
}

const PROPS = [
  prop('columns', {type: ['readonly ', {text: 'ColDef', opens: 'ColDef'}, '[]']}),
  prop('rows', {description: says('What the columns are filled with.')}),
  prop('oldRows', {deprecation: says('Use rows.')}),
];

const API: ComponentApi = {
  kind: 'component',
  name: 'DataGrid',
  productId: 'x-data-grid',
  packageName: '@mui/x-data-grid',
  packageVersion: '6.19.2',
  plan: 'community',
  importPaths: ['@mui/x-data-grid'],
  refType: null,
  inheritance: null,
  props: PROPS,
  slots: [],
  classes: [],
  theme: null,
};

const BARE = {description: [], text: null, inherits: [], members: [], href: null};
const TYPE: ApiType = {...BARE, id: 'ColDef', name: 'ColDef'};
const MEMBER = {required: false, defaultValue: null, deprecation: null, description: []};

const TYPES: ProductTypes = {
  ColDef: {
    ...TYPE,
    description: says('One column.'),
    members: [
      {...MEMBER, name: 'field', type: ['string'], required: true},
      {...MEMBER, name: 'align', type: [{text: 'Alignment', opens: 'Alignment'}], defaultValue: "'start'"},
    ],
    href: '/x/api/data-grid/col-def/',
  },
  Alignment: {...TYPE, id: 'Alignment', name: 'Alignment', text: ["'start' | 'end'"]},
};

const loadTypes = jest.fn(() => Promise.resolve({default: TYPES}));
const PAGE: ApiPageSource = {id: '0a1b2c3d', loaded: API, loadTypes};

beforeAll(() => {
  // What jsdom has not: the browser's layout.
  Object.assign(document, {elementFromPoint: () => null});
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  loadTypes.mockClear();
  window.location.hash = '';
});

async function showPage(): Promise<void> {
  render(
    <>
      <ApiToolbar />
      <ApiProps page={PAGE} />
    </>,
    {wrapper: MemoryRouter},
  );
  await screen.findByRole('heading', {name: 'columns'});
}

const rowOf = (name: string) => document.querySelector<HTMLElement>(`[data-api-row="${name}"]`)!;
const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-api-row]:not([hidden])')].map((row) => row.dataset['apiRow']);

describe('matchRows', () => {
  const rows = PROPS.map(({name, deprecation}) => ({
    name: name.toLowerCase(),
    isDeprecated: deprecation !== null,
    description: jest.fn(() => (name === 'rows' ? 'what the columns are filled with.' : '')),
  }));
  const judge = (filter: Partial<RowFilter>) => {
    const {shown, inDescriptionsOnly} = matchRows(rows, {
      text: '',
      inDescriptions: false,
      hidesDeprecated: false,
      since: 0,
      ...filter,
    });
    return {names: [...shown].map(({name}) => name), inDescriptionsOnly};
  };

  it.each([
    ['', ['columns', 'rows', 'oldrows']],
    ['ROWS', ['rows', 'oldrows']],
    ['ow old', ['oldrows']],
    [' rows() ', ['rows', 'oldrows']],
  ])('%j leaves what is called so', (text, names) => {
    expect(judge({text})).toEqual({names, inDescriptionsOnly: 0});
  });

  it('descriptions are looked at when asked, or counted when no name is left', () => {
    expect(judge({text: 'columns', inDescriptions: true}).names).toEqual(['columns', 'rows']);
    expect(judge({text: 'filled'})).toEqual({names: [], inDescriptionsOnly: 1});
    expect(judge({text: 'filled rows'})).toEqual({names: [], inDescriptionsOnly: 1});
  });

  it('descriptions are not even read while names are left', () => {
    rows.forEach(({description}) => description.mockClear());
    judge({text: 'rows'});
    rows.forEach(({description}) => expect(description).not.toHaveBeenCalled());
  });

  it('what is deprecated can be left out, found or not', () => {
    expect(judge({hidesDeprecated: true}).names).toEqual(['columns', 'rows']);
    expect(judge({text: 'old', hidesDeprecated: true})).toEqual({names: [], inDescriptionsOnly: 0});
  });
});

describe('the toolbar', () => {
  it('narrows rows, counts them, and shows all again on Escape', async () => {
    await showPage();
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, {target: {value: 'rows'}});
    expect(shownRows()).toEqual(['rows', 'oldRows']);
    expect(screen.getByText('2 of 3')).toHaveAttribute('role', 'status');
    expect(document.querySelector('[data-api-count]')).toHaveAttribute('data-matches', '2 / 3');
    fireEvent.keyDown(field, {key: 'Escape'});
    expect(shownRows()).toHaveLength(3);
    expect(field).toHaveValue('');
    expect(document.querySelector('[data-api-count]')).not.toHaveAttribute('data-matches');
  });

  it('hides what is deprecated', async () => {
    await showPage();
    fireEvent.click(await screen.findByRole('button', {name: 'Hide deprecated'}));
    expect(shownRows()).toEqual(['columns', 'rows']);
    expect(screen.getByRole('button', {name: 'Hide deprecated'})).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that nothing is left, and leads on', async () => {
    await showPage();
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'filled'}});
    expect(shownRows()).toEqual([]);
    expect(document.querySelector('[data-api-nothing]')).toHaveTextContent('filled');
    fireEvent.click(screen.getByRole('button', {name: /Search descriptions/}));
    expect(shownRows()).toEqual(['rows']);
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'zzz'}});
    fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
    expect(shownRows()).toHaveLength(3);
  });

  it('takes the key / for its field, except in fields', async () => {
    await showPage();
    const other = document.body.appendChild(document.createElement('input'));
    expect(fireEvent.keyDown(other, {key: '/'})).toBe(true);
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    // Taken: whoever listens after it sees so.
    expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(false);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    other.remove();
  });

  it('gives way to a URL that names a hidden row', async () => {
    await showPage();
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'columns'}});
    window.location.hash = '#data-grid-prop-rows';
    await act(async () => {
      document.dispatchEvent(new CustomEvent('api-rows-arrived'));
      await Promise.resolve();
    });
    expect(shownRows()).toHaveLength(3);
    expect(rowOf('rows')).toHaveAttribute('data-open', 'true');
  });
});

describe('a row', () => {
  it('opens and closes by its button', async () => {
    await showPage();
    const toggle = within(rowOf('rows')).getByRole('button', {name: 'rows', hidden: true});
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf('rows')).toHaveAttribute('data-open', 'true');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('copies its link, says so for two seconds, to screen readers too, and leaves other clicks to the browser', async () => {
    await showPage();
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    const link = screen.getByRole('link', {name: 'Link to rows'});
    fireEvent.click(link, {ctrlKey: true});
    expect(writeText).not.toHaveBeenCalled();
    jest.useFakeTimers();
    await act(async () => {
      fireEvent.click(link);
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith('http://localhost/#data-grid-prop-rows');
    expect(link).toHaveAttribute('data-copied', 'Copied');
    jest.advanceTimersByTime(100);
    expect(within(rowOf('rows')).getByRole('status')).toHaveTextContent('Copied');
    jest.advanceTimersByTime(1899);
    expect(link).toHaveAttribute('data-copied');
    jest.advanceTimersByTime(1);
    expect(link).not.toHaveAttribute('data-copied');
    expect(within(rowOf('rows')).queryByRole('status')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('a name in a type', () => {
  const openColDef = async () => {
    await showPage();
    const name = screen.getByRole('button', {name: 'ColDef'});
    fireEvent.click(name);
    return name;
  };

  it('opens in its row, nested names too, and closes with what is inside', async () => {
    const name = await openColDef();
    const panel = await screen.findByRole('group', {name: 'Type ColDef'});
    expect(rowOf('columns')).toContainElement(panel);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(name.getAttribute('aria-controls')!)).toContainElement(panel);
    expect(within(panel).getByText('align?')).toBeInTheDocument();
    expect(within(panel).getByRole('link')).toHaveAttribute('href', '/x/api/data-grid/col-def/');

    fireEvent.click(within(panel).getByRole('button', {name: 'Alignment'}));
    expect(panel).toContainElement(await screen.findByRole('group', {name: 'Type Alignment'}));
    expect(screen.getByText("'start' | 'end'")).toBeInTheDocument();

    fireEvent.click(name);
    await waitFor(() => expect(screen.queryByRole('group', {name: /^Type/})).toBeNull());
    expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(name).not.toHaveAttribute('aria-controls');
  });

  it('closes on Escape, the innermost first, and gets the focus back', async () => {
    const name = await openColDef();
    const inner = await screen.findByRole('button', {name: 'Alignment'});
    fireEvent.click(inner);
    const close = await screen.findByRole('button', {name: 'Close Alignment'});
    close.focus();
    fireEvent.keyDown(close, {key: 'Escape'});
    expect(inner).toHaveFocus();
    expect(screen.queryByRole('group', {name: 'Type Alignment'})).toBeNull();
    expect(screen.getByRole('group', {name: 'Type ColDef'})).toBeInTheDocument();
    fireEvent.keyDown(inner, {key: 'Escape'});
    expect(name).toHaveFocus();
    expect(screen.queryByRole('group', {name: 'Type ColDef'})).toBeNull();
  });

  it('closes by the button of its panel', async () => {
    const name = await openColDef();
    fireEvent.click(await screen.findByRole('button', {name: 'Close ColDef'}));
    expect(screen.queryByRole('group', {name: 'Type ColDef'})).toBeNull();
    expect(name).toHaveAttribute('aria-expanded', 'false');
  });

  it('says where a type cannot be had, and tries again', async () => {
    loadTypes.mockRejectedValueOnce(new Error('no network'));
    const name = await openColDef();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    screen.getByRole('button', {name: 'Try again'}).focus();
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(name).toHaveFocus();
    expect(await screen.findByRole('group', {name: 'Type ColDef'})).toBeInTheDocument();
    expect(loadTypes).toHaveBeenCalledTimes(2);
  });
});
