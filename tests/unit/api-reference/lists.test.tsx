/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {render as renderAlone, screen, within} from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {MemoryRouter} from 'react-router-dom';
import DemosField from '@site/plugins/api-reference/client/DemosField';
import ApiEvents from '@site/plugins/api-reference/theme/ApiEvents';
import ApiIndex from '@site/plugins/api-reference/theme/ApiIndex';
import ApiProperties from '@site/plugins/api-reference/theme/ApiProperties';
import ApiSelectors from '@site/plugins/api-reference/theme/ApiSelectors';
import type {ApiEvent, ApiProp, ApiSelector, ApiSource, InterfaceApi} from '@site/plugins/api-reference/types';
import {reported} from '../../mocks/docusaurus/useBrokenLinks';

/** Lists that guide pages may show too. */

const EVENT: ApiEvent = {
  name: 'cellClick',
  description: [{kind: 'paragraph', content: ['Fired when a cell is clicked.']}],
  deprecation: null,
  params: [{text: 'GridCellParams', opens: 'GridCellParams'}],
  event: ['React.MouseEvent'],
  prop: {name: 'onCellClick', href: '/x/api/data-grid/data-grid/#data-grid-prop-onCellClick'},
  plan: 'pro',
};

const SELECTOR: ApiSelector = {
  name: 'gridRowCountSelector',
  feature: 'Rows',
  description: [],
  deprecation: null,
  acceptsApiRef: true,
  state: ['GridState'],
  result: ['number'],
  plan: null,
};

const EVENTS = [EVENT, {...EVENT, name: 'unmount', params: null, event: null, prop: null}];
const SELECTORS = [SELECTOR, {...SELECTOR, name: 'gridSortModelSelector', feature: 'Sorting', acceptsApiRef: false}];

function mockSource<Data>(data: () => Data): ApiSource<Data> {
  return {id: '0a1b2c3d', loaded: data(), loadTypes: () => Promise.resolve({default: {}})};
}

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});
jest.mock('@theme/useApiDisplay', () => ({__esModule: true, default: () => ({})}), {virtual: true});

function render(element: ReactElement): void {
  renderAlone(element, {wrapper: MemoryRouter});
}

function entry(name: string): HTMLElement {
  const item = document.querySelector<HTMLElement>(`[data-api-row="${name}"]`);
  if (!item) {
    throw new Error(`no entry ${name}`);
  }
  return item;
}

describe('events', () => {
  it('tell what a listener gets and which prop listens', async () => {
    render(<ApiEvents source={mockSource(() => EVENTS)} />);
    await screen.findByText('cellClick');
    const event = within(entry('cellClick'));
    for (const text of ['Fired when a cell is clicked.', 'GridCellParams', 'React.MouseEvent', 'pro']) {
      expect(event.getByText(text)).toBeInTheDocument();
    }
    expect(event.getByRole('link', {name: 'onCellClick'})).toHaveAttribute('href', EVENT.prop?.href);
    expect(within(entry('unmount')).queryByRole('term')).toBeNull();
  });

  it('have a URL that the check of anchors knows', async () => {
    render(<ApiEvents source={mockSource(() => EVENTS)} />);
    expect(await screen.findByRole('link', {name: 'Link to cellClick'})).toHaveAttribute(
      'href',
      '#data-grid-event-cellClick',
    );
    expect(entry('cellClick')).toHaveAttribute('id', 'data-grid-event-cellClick');
    expect(reported.anchors).toContain('data-grid-event-cellClick');
  });
});

describe('selectors', () => {
  it('are listed by feature', async () => {
    render(<ApiSelectors source={mockSource(() => SELECTORS)} />);
    const headings = await screen.findAllByRole('heading', {level: 3});
    expect(headings.map(({textContent}) => textContent)).toEqual(['Rows', 'Sorting']);
    expect(within(entry('gridRowCountSelector')).getByText('apiRef')).toBeInTheDocument();
    expect(within(entry('gridSortModelSelector')).getByText('GridState')).toBeInTheDocument();
    expect(reported.anchors).toContain('data-grid-selector-gridSortModelSelector');
  });

  it('of one feature stand alone', async () => {
    render(<ApiSelectors source={mockSource(() => SELECTORS)} feature="Sorting" />);
    expect(await screen.findByText('gridSortModelSelector')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('gridRowCountSelector')).toBeNull();
  });
});

describe('properties of an interface', () => {
  const property: ApiProp = {
    name: 'field',
    type: ['string'],
    required: true,
    defaultValue: null,
    deprecation: null,
    description: [],
    signature: null,
    plan: null,
    demos: [],
  };
  const api: InterfaceApi = {
    kind: 'interface',
    name: 'GridColDef',
    productId: 'x-data-grid',
    packageName: '@mui/x-data-grid',
    packageVersion: '6.19.2',
    plan: 'community',
    importPaths: [],
    description: [],
    declaration: [],
    properties: [property, {...property, name: 'width'}],
    features: [{title: 'Size', names: ['width']}],
  };

  it('have the URL of their interface', async () => {
    render(<ApiProperties page={mockSource(() => api)} />);
    await screen.findByText('field');
    expect(entry('field')).toHaveAttribute('id', 'grid-col-def-prop-field');
    expect(within(entry('field')).getByText('required')).toBeInTheDocument();
    expect(entry('width')).toBeInTheDocument();
  });

  it('of one feature say nothing of what must be given: the grid gives it', async () => {
    render(<ApiProperties page={mockSource(() => api)} feature="Size" />);
    await screen.findByText('width');
    expect(screen.queryByText('field')).toBeNull();
    expect(screen.queryByText('required')).toBeNull();
  });
});

it('an index links each page and says what it is', () => {
  const page = {name: 'DataGridPro', summary: 'A grid.', plan: 'pro', href: '/x/api/data-grid/data-grid-pro/'} as const;
  render(<ApiIndex pages={[page]} />);
  expect(screen.getByRole('link', {name: 'DataGridPro'})).toHaveAttribute('href', page.href);
  expect(screen.getByText('A grid.')).toBeInTheDocument();
  expect(screen.getByText('pro')).toBeInTheDocument();
});

it('what the packages and demos say is marked as English on a page of another language', () => {
  const {i18n} = useDocusaurusContext();
  i18n.currentLocale = 'zh';
  const page = {name: 'DataGridPro', summary: 'A grid.', plan: 'pro', href: '/x/api/data-grid/data-grid-pro/'} as const;
  render(<ApiIndex pages={[page]} />);
  render(<DemosField demos={[{name: 'BasicGrid', href: '/x/react-data-grid/#BasicGrid'}]} />);
  i18n.currentLocale = 'en';
  expect(screen.getByText('A grid.')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', {name: 'Basic grid'}).closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Demos').closest('[lang]')).toBeNull();
});
