import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import routesLoader from '../../../plugins/bundle/node/routesLoader.cjs';

/** Docusaurus' three lists, as it writes them. */
const GENERATED = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/x/',
    component: ComponentCreator('/x/', '0c3'),
    routes: [
      {
        path: '/x/date-picker/',
        component: ComponentCreator('/x/date-picker/', '45f'),
        exact: true,
        sidebar: "x-date-pickers"
      },
      {
        path: '/x/no-sidebar/',
        component: ComponentCreator('/x/no-sidebar/', '1a2'),
        exact: true
      },
      {
        path: '/x/template/',
        component: ComponentCreator('/x/template/', '777'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'registry.js': `export default {
  "0338d3ee": [() => import(/* webpackChunkName: "0338d3ee" */ "@site/docs/date-picker/index.mdx"), "@site/docs/date-picker/index.mdx", require.resolveWeak("@site/docs/date-picker/index.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "4f8a1111": [() => import(/* webpackChunkName: "4f8a1111" */ "@site/docs/a (b)/index.mdx"), "@site/docs/a (b)/index.mdx", require.resolveWeak("@site/docs/a (b)/index.mdx")],
  "5e95c892": [() => import(/* webpackChunkName: "5e95c892" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],};
`,
  'routesChunkNames.json': JSON.stringify(
    {
      '/x/-0c3': {__comp: '5e95c892'},
      '/x/date-picker/-45f': {__comp: '17896441', content: '0338d3ee'},
      '/x/no-sidebar/-1a2': {__comp: '17896441', content: '4f8a1111'},
      '/x/template/-777': {__comp: '17896441', content: '0338d3ee', __props: '5e95c892'},
    },
    null,
    2,
  ),
};

let folder: string;
const dependencies: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-routes-'));
  dependencies.length = 0;
  Object.entries(GENERATED).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
});

afterEach(() => rmSync(folder, {recursive: true}));

function load(file: keyof typeof GENERATED, source: string = GENERATED[file]): string {
  const addDependency = (name: string): void => {
    dependencies.push(path.basename(name));
  };
  return routesLoader.call({resourcePath: path.join(folder, file), addDependency}, source);
}

test('the list of routes brings along how to load the content of a page', () => {
  const routes = load('routes.js');
  expect(routes).toMatch(/^import \{pageRoute\} from ".*client\/pageRoutes\.ts";/);
  expect(routes).toContain(
    `pageRoute(() => import(/* webpackChunkName: "0338d3ee" */ "@site/docs/date-picker/index.mdx"), "/x/date-picker/", "0338d3ee", "17896441", "x-date-pickers")`,
  );
  expect(routes).toContain(
    `pageRoute(() => import(/* webpackChunkName: "4f8a1111" */ "@site/docs/a (b)/index.mdx"), "/x/no-sidebar/", "4f8a1111", "17896441")`,
  );
});

test('routes with more than a content stay as they are', () => {
  const routes = load('routes.js');
  expect(routes).toContain("component: ComponentCreator('/x/', '0c3')");
  expect(routes).toContain("component: ComponentCreator('/x/template/', '777')");
  expect(routes).toContain("component: ComponentCreator('*')");
});

test('the two other lists have what is left', () => {
  expect(JSON.parse(load('routesChunkNames.json'))).toEqual({
    '/x/-0c3': {__comp: '5e95c892'},
    '/x/template/-777': {__comp: '17896441', content: '0338d3ee', __props: '5e95c892'},
  });
  const registry = load('registry.js').replace(/import\(.*?"([^"]*)"\)/g, 'load("$1")');

  const entries = new Function('load', registry.replace('export default', 'return')) as (
    load: (name: string) => string,
  ) => Record<string, [() => string]>;
  const read = entries((name) => name);
  // A template shows the content of a page too.
  expect(Object.keys(read).sort()).toEqual(['0338d3ee', '17896441', '5e95c892']);
  expect(read['17896441']?.[0]()).toBe('@theme/DocItem');
});

test('a list is made anew when the others change', () => {
  load('routes.js');
  expect(dependencies.sort()).toEqual(['registry.js', 'routesChunkNames.json']);
});

test.each(['registry.js', 'routes.js'] as const)('a %s that is written in another way stops the build', (file) => {
  expect(() => load(file, 'export default {};')).toThrow(
    `[bundle] ${path.join(folder, file)} is written in another way: fix the loader, or take it out.`,
  );
});
