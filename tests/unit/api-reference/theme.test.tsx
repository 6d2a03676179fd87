/** @jest-environment jsdom */
import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ApiClasses from '@site/plugins/api-reference/theme/ApiClasses';
import ApiIntro from '@site/plugins/api-reference/theme/ApiIntro';
import ApiLinks from '@site/plugins/api-reference/theme/ApiLinks';
import ApiProps from '@site/plugins/api-reference/theme/ApiProps';
import type {ApiPageSource, ApiProp, ComponentApi} from '@site/plugins/api-reference/types';
import {reported} from '../../mocks/docusaurus/useBrokenLinks';

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});
jest.mock(
  '@theme/useApiDisplay',
  () => ({__esModule: true, default: () => ({display: 'expanded', chooseApiDisplay: () => undefined})}),
  {virtual: true},
);
jest.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, message: string) => message.split('|')[count === 1 ? 0 : 1],
  }),
}));
jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({productIds: ['x-tree-view']})}), {virtual: true});

const PROP: ApiProp = {
  name: 'onChoose',
  type: ['(date: Date) => boolean'],
  required: true,
  defaultValue: 'noop',
  deprecation: [{kind: 'paragraph', content: ['Use something else.']}],
  description: [{kind: 'paragraph', content: ['<script>alert(1)</script>']}],
  signature: {
    parameters: [{name: 'date', type: ['Date'], optional: true, description: []}],
    returns: {type: ['boolean'], description: []},
  },
  plan: 'pro',
  demos: [],
};

const API: ComponentApi = {
  kind: 'component',
  name: 'TreeView',
  productId: 'x-tree-view',
  packageName: '@mui/x-tree-view',
  packageVersion: '6.17.0',
  plan: 'community',
  importPaths: ['@mui/x-tree-view'],
  refType: null,
  inheritance: null,
  props: [PROP],
  slots: [],
  classes: [{rule: 'root', className: 'MuiTreeView-root', isState: false, description: []}],
  theme: null,
};

const PAGE: ApiPageSource = {
  id: '0a1b2c3d',
  loaded: API,
  loadTypes: () => Promise.resolve({default: {}}),
};

describe('rows', () => {
  it('have their URL, a named link to it, and report it to the check of anchors', async () => {
    render(<ApiProps page={PAGE} />, {wrapper: MemoryRouter});
    const link = await screen.findByRole('link', {name: 'Link to onChoose'});
    expect(link).toHaveAttribute('href', '#tree-view-prop-onChoose');
    expect(link.closest('[role="listitem"]')).toHaveAttribute('id', 'tree-view-prop-onChoose');
    expect(reported.anchors).toContain('tree-view-prop-onChoose');
  });

  it('show all that is known of a prop, as text', async () => {
    render(<ApiProps page={PAGE} />, {wrapper: MemoryRouter});
    const row = within(await screen.findByRole('listitem'));
    for (const text of ['required', 'deprecated', 'pro', 'noop', 'date?', 'Date', 'boolean', 'Use something else.']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(row.getByText('<script>alert(1)</script>')).toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
  });

  it('of classes carry the name in the page', async () => {
    render(<ApiClasses page={PAGE} />, {wrapper: MemoryRouter});
    expect(await screen.findByRole('heading')).toHaveTextContent('.MuiTreeView-root');
    expect(screen.getByRole('listitem')).toHaveAttribute('id', 'tree-view-classes-MuiTreeView-root');
  });
});

describe('links both ways', () => {
  it('lead from an API page to its guides', () => {
    const {packageName, packageVersion, plan} = API;
    const guides = [{title: 'Overview', href: '/x/react-tree-view/'}];
    const facts = {packageName, packageVersion, plan, guides};
    render(<ApiIntro {...facts} data="/x/api/tree-view/tree-view.json" />);
    expect(screen.getByRole('link', {name: 'Overview'})).toHaveAttribute('href', '/x/react-tree-view/');
    expect(screen.getByText(/6\.17\.0/)).toBeInTheDocument();
  });

  it('lead from a guide to the API of its components', () => {
    render(<ApiLinks productId="x-tree-view" components={['TreeView', 'TreeItem']} />);
    expect(screen.getByRole('link', {name: 'TreeItem'})).toHaveAttribute('href', '/x/api/tree-view/tree-item/');
  });

  it('lead from a guide of an older version to the API of that version', () => {
    render(<ApiLinks productId="x-tree-view" components={['TreeItem']} version="5" />);
    expect(screen.getByRole('link', {name: 'TreeItem'})).toHaveAttribute('href', '/x/5/api/tree-view/tree-item/');
  });

  it.each([
    ['without components', {productId: 'x-tree-view'}],
    ['without a product', {components: ['TreeView']}],
    ['of a product without pages', {productId: 'x-charts', components: ['BarChart']}],
  ] as const)('are left out on a page %s', (_case, props) => {
    expect(render(<ApiLinks {...props} />).container).toBeEmptyDOMElement();
  });
});
