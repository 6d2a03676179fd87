/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {matchRoutes as stockMatchRoutes} from 'react-router-config';
import {MemoryRouter} from 'react-router-dom';
import {matchRoutes, renderRoutes} from '../../../plugins/bundle/client/routing';

const text = (content: string) => () => <p>{content}</p>;

const PAGES = [
  {path: '/x/react-charts/bars/', exact: true, component: text('bars')},
  {path: '/x/react-charts/(lines|pie)/', exact: true, component: text('lines')},
];

const ROUTES = [
  {path: '/versions/', exact: true, component: text('versions')},
  {
    path: '/x/(react-charts)/',
    component: ({route, ...props}: {route?: {routes?: object[]}}) => (
      <main>{renderRoutes(route?.routes, {label: 'extra', ...props})}</main>
    ),
    routes: PAGES,
  },
  {path: '*', component: text('unknown')},
];

const PATHS = [
  '/versions/',
  '/versions',
  '/Versions/',
  '/versions/more/',
  '/x/react-charts/bars/',
  '/x/react-charts/bars',
  '/x/react-charts/BARS/',
  '/x/react-charts/pie/',
  '/x/react-charts/none/',
  '/x/(react-charts)/',
  '/',
  '/x/react-charts/bars/%20',
];

test.each(PATHS)('the routes of %s are those that react-router-config finds', (path) => {
  const found = (matches: readonly {route: object; match: object}[]) => matches.map(({route, match}) => [route, match]);
  expect(found(matchRoutes(ROUTES, path))).toEqual(found(stockMatchRoutes(ROUTES, path)));
});

test('a route without a path is one of whatever is around it', () => {
  const routes = [{path: '/a/', routes: [{component: text('inside')}]}];
  expect(matchRoutes(routes, '/a/').map(({match}) => match.url)).toEqual(['/a/', '/a/']);
  expect(matchRoutes([{component: text('all')}], '/')[0]?.match.isExact).toBe(true);
});

test.each([
  ['/x/react-charts/bars/', 'bars'],
  ['/x/react-charts/pie/', 'lines'],
  ['/nowhere/', 'unknown'],
])('%s shows its page', (path, content) => {
  render(<MemoryRouter initialEntries={[path]}>{renderRoutes(ROUTES)}</MemoryRouter>);
  expect(screen.getByText(content)).toBeVisible();
});

test('a route that renders itself gets what it is given', () => {
  const routes = [{path: '/', render: (props: object) => <b>{(props as {label: string}).label}</b>}];
  render(<MemoryRouter>{renderRoutes(routes, {label: 'extra'})}</MemoryRouter>);
  expect(screen.getByText('extra')).toBeVisible();
  expect(renderRoutes(undefined)).toBeNull();
});
