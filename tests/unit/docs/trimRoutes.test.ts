import type {RouteConfig} from '@docusaurus/types';
import {trimGlobalData, trimRoute, splitBySidebar} from '../../../plugins/docs/node/trimRoutes';

const ITEM = (label: string) => ({type: 'link', label, href: `/x/${label}/`}) as const;
const SIDEBARS = {x: [ITEM('intro')], charts: [ITEM('bars')]};

function page(path: string, sidebar?: string): RouteConfig {
  return {path, component: '@theme/DocItem', exact: true, ...(sidebar && {sidebar})};
}

const ROOT: RouteConfig = {
  path: '/x/',
  exact: false,
  component: '@theme/DocRoot',
  routes: [
    page('/x/introduction/', 'x'),
    page('/x/introduction/licensing/', 'x'),
    page('/x/react-charts/bars/', 'charts'),
    page('/x/api/charts/bar-chart/', 'charts'),
    page('/x/alone/'),
  ],
};

const propsOf = (route: RouteConfig) => (route.props as {sidebars?: {name: string}[]} | undefined)?.sidebars;

test('each sidebar travels with the route of its own pages', () => {
  const [intro, charts, alone, rest] = splitBySidebar(ROOT, SIDEBARS);
  expect(intro).toMatchObject({path: '/x/(introduction)', props: {sidebars: [{name: 'x', items: SIDEBARS.x}]}});
  expect(charts).toMatchObject({path: '/x/(react-charts|api/charts)', props: {sidebars: [{name: 'charts'}]}});
  expect(alone).toMatchObject({path: '/x/(alone)'});
  expect(propsOf(alone!)).toBeUndefined();
  expect(rest).toMatchObject({path: '/x/', routes: []});
});

test('every page stays, once', () => {
  const paths = splitBySidebar(ROOT, SIDEBARS).flatMap((route) => route.routes?.map(({path}) => path) ?? []);
  expect(paths.sort()).toEqual(ROOT.routes!.map(({path}) => path).sort());
});

test('a section that two sidebars share keeps both', () => {
  const root = {...ROOT, routes: [page('/x/shared/a/', 'x'), page('/x/shared/b/', 'charts')]};
  const routes = splitBySidebar(root, SIDEBARS);
  expect(routes).toHaveLength(1);
  expect(propsOf(routes[0]!)?.map(({name}) => name)).toEqual(['x', 'charts']);
});

test('a version carries no list of pages', () => {
  const version = {docs: {a: {}}, docsSidebars: SIDEBARS, label: '6', isLast: true};
  const route: RouteConfig = {
    path: '/x',
    component: 'docs',
    routes: [{path: '/x', component: 'version', routes: [ROOT], props: {version}}],
  };
  const [trimmed] = trimRoute(route).routes!;
  expect(trimmed!.props).toEqual({version: {docs: {}, docsSidebars: {}, label: '6', isLast: true}});
  expect(trimmed!.routes).toHaveLength(4);
});

test('an older version names the pages that the current one lacks', () => {
  const docs = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, {id}]));
  const of = (path: string, version: object): RouteConfig => ({
    path,
    component: 'version',
    routes: [{...ROOT, path, routes: []}],
    props: {version: {docsSidebars: SIDEBARS, ...version}},
  });
  const trimmed = trimRoute({
    path: '/x',
    component: 'docs',
    routes: [
      of('/x/6', {version: '6', isLast: false, docs: docs('intro/index', 'gone/index')}),
      of('/x', {version: 'current', isLast: true, docs: docs('intro/index', 'new/index')}),
    ],
  });
  const versions = trimmed.routes!.map(({props}) => (props as {version: object}).version);
  expect(versions).toEqual([
    {version: '6', isLast: false, docs: {}, docsSidebars: {}, onlyHere: ['gone/index']},
    {version: 'current', isLast: true, docs: {}, docsSidebars: {}},
  ]);
});

test('global data lists no pages and sidebars, however many versions there are', () => {
  const two = {
    path: '/x',
    versions: [
      {name: 'current', docs: [1], sidebars: {x: {}}},
      {name: '6', docs: [2]},
    ],
  };
  expect(trimGlobalData(two)).toEqual({
    path: '/x',
    versions: [
      {name: 'current', docs: [], sidebars: {}},
      {name: '6', docs: [], sidebars: {}},
    ],
  });
});
