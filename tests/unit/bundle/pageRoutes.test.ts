/** @jest-environment jsdom */
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {chunksOfPage, isPage, pageRoute} from '../../../plugins/bundle/client/pageRoutes';

const created: string[] = [];

jest.mock('@generated/registry', () => ({__esModule: true, default: {}}), {virtual: true});
jest.mock('@generated/routesChunkNames', () => ({__esModule: true, default: {}}), {virtual: true});
jest.mock(
  '@docusaurus/ComponentCreator',
  () => ({
    __esModule: true,
    default: (path: string, hash: string) => {
      created.push(`${path} ${hash}`);
      return () => null;
    },
  }),
  {virtual: true},
);

test('the component of a page is made when it is asked for, once', () => {
  const load = () => Promise.resolve();
  const route = pageRoute(load, '/x/a/', 'a1', 'c1', 'x-charts');
  expect(Object.keys(registry)).toEqual([]);
  expect(created).toEqual([]);
  const {component} = route;
  expect(route.component).toBe(component);
  expect(created).toEqual(['/x/a/ a1']);
  expect(registry).toEqual({a1: [load]});
  expect(routesChunkNames).toEqual({'/x/a/-a1': {__comp: 'c1', content: 'a1'}});
  expect(route).toMatchObject({path: '/x/a/', exact: true, sidebar: 'x-charts'});
});

test('the chunks of a page are known before', () => {
  const {sidebar} = pageRoute(() => Promise.resolve(), '/x/b/', 'b1', 'c1');
  expect(sidebar).toBeUndefined();
  expect(isPage('/x/b/')).toBe(true);
  expect(isPage('/versions/')).toBe(false);
  expect(chunksOfPage('/x/b/')).toEqual(['c1', 'b1']);
  expect(created).toEqual(['/x/a/ a1']);
});
