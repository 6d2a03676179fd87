import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import sidebarLoader from '../../../plugins/docs/node/sidebarLoader.cjs';
import {sidebarSummary} from '../../../plugins/docs/node/sidebarSummary';

const link = (name: string, customProps: object = {}) => ({
  type: 'link' as const,
  label: name,
  href: `/x/${name}/`,
  docId: `${name}/index`,
  customProps: {pathname: `/x/${name}`, ...customProps},
});

const SIDEBAR = [
  {
    type: 'category',
    label: 'Data Grid',
    customProps: {pathname: '/x/grid', plan: 'pro', subheader: true},
    items: [
      {type: 'html', value: '<b>no link</b>'},
      link('first'),
      {type: 'category', label: 'Group', items: [link('second', {planned: true, newFeature: true, plan: 'premium'})]},
    ],
  },
] as unknown as PropSidebar;

test('a sidebar is summed up by its first page and its marks', () => {
  expect(sidebarSummary(SIDEBAR)).toEqual({
    start: '/x/first/',
    marks: {plan: 'pro'},
    pages: {'second/index': {plan: 'premium', planned: true, newFeature: true}},
  });
});

test('a sidebar without pages has none', () => {
  expect(sidebarSummary([])).toEqual({start: undefined, marks: {}, pages: {}});
});

test('the browser gets the summary and no items', () => {
  const source = JSON.stringify({sidebars: [{name: 'x', start: '/x/first/', items: SIDEBAR}], more: 1});
  expect(JSON.parse(sidebarLoader(source))).toEqual({sidebars: [{name: 'x', start: '/x/first/', items: []}], more: 1});
});

test('the data of other routes is left as it is', () => {
  const source = '{"version": {"docs": {}},  "sidebars": 1}';
  expect(sidebarLoader(source)).toBe(source);
});
