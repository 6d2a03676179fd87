import type {CurrentBundler} from '@docusaurus/types';
import {LazyPagesPlugin} from '../../../plugins/bundle/node/LazyPagesPlugin';
import lazyPagesLoader from '../../../plugins/bundle/node/lazyPagesLoader.cjs';

function bundler(instance: object): CurrentBundler {
  return {name: 'rspack', instance} as unknown as CurrentBundler;
}

test('pages, and what lists all demos, are compiled when they are opened', () => {
  const {test: isLazy} = new LazyPagesPlugin(bundler({})).options.lazyCompilation;
  const lazy = [
    '/site/docs/react-charts/bars/index.mdx',
    'C:\\site\\i18n\\zh\\docusaurus-plugin-content-docs\\current\\introduction\\index.md',
    '/site/versioned_docs/version-5/react-charts/bars/index.mdx',
    '/site/.docusaurus/demos/default/demoIndex.js',
  ];
  const eager = ['/site/src/pages/index.tsx', '/site/README.md', '/site/docs/react-charts/bars/Bars.tsx'];
  expect([...lazy, ...eager].filter((file) => isLazy.test(file))).toEqual(lazy);
});

test('the dev server asks the bundler first', () => {
  const handler = jest.fn();
  const compiler = {};
  const lazyCompilationMiddleware = jest.fn(() => handler);
  const plugin = new LazyPagesPlugin(bundler({lazyCompilationMiddleware}));
  plugin.apply(compiler);
  expect(lazyCompilationMiddleware).toHaveBeenCalledWith(compiler);
  const middlewares: unknown[] = ['others'];
  expect(plugin.options.devServer.setupMiddlewares(middlewares)).toEqual([]);
  expect(middlewares).toEqual([{name: 'lazy-pages', middleware: handler}, 'others']);
});

test('a bundler that compiles everything at once is left alone', () => {
  const plugin = new LazyPagesPlugin(bundler({}));
  plugin.apply({});
  const middlewares: unknown[] = ['others'];
  expect(plugin.options.devServer.setupMiddlewares(middlewares)).toEqual([]);
  expect(middlewares).toEqual(['others']);
});

test('the list of all pages names them without having them compiled', () => {
  const list = `export default {
  "content---x-a": [() => import(/* webpackChunkName: "content---x-a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "content---x-b": [() => import("@site/docs/b\\"c.mdx"), "@site/docs/b\\"c.mdx", require.resolveWeak("@site/docs/b\\"c.mdx")],};`;
  expect(lazyPagesLoader(list)).toBe(`export default {
  "content---x-a": [() => import(/* webpackChunkName: "content---x-a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", undefined],
  "content---x-b": [() => import("@site/docs/b\\"c.mdx"), "@site/docs/b\\"c.mdx", undefined],};`);
});
