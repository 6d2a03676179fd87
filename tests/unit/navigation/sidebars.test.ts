import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import navigation from '../../../plugins/navigation';
import {checkPages} from '../../../plugins/navigation/node/checkPages';
import {redirectMiddleware} from '../../../plugins/navigation/node/devRedirects';
import {linkedPages} from '../../../plugins/navigation/node/linkedPages';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import {groupRedirects, pagesOf, productLinks, productStarts} from '../../../src/node/sidebars/readSidebars';
import {validateOptions} from '../../../plugins/navigation/options';

const SIDEBARS = fromEntries([
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      {
        pathname: '/x/react-data-grid/columns',
        children: [{pathname: '/x/react-data-grid/column-definition'}, {pathname: '/x/react-data-grid/column-menu'}],
      },
      {pathname: '/x/api/data-grid/data-grid', title: 'DataGrid'},
    ],
  },
]);

test('pages come in the order of the tree', () => {
  expect(pagesOf(SIDEBARS)).toEqual([
    '/x/react-data-grid/column-definition',
    '/x/react-data-grid/column-menu',
    '/x/api/data-grid/data-grid',
  ]);
});

test('a group leads to its first page, however deep', () => {
  expect(groupRedirects(SIDEBARS)).toEqual([
    {from: '/x/react-data-grid-group/', to: '/x/react-data-grid/column-definition/'},
    {from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/'},
  ]);
});

test('a navbar link leads to the first page and is active on guides and API pages of its product', () => {
  const [link] = productLinks(SIDEBARS);
  expect(link).toMatchObject({label: 'Data Grid', to: '/x/react-data-grid/column-definition/'});
  const active = new RegExp(link!.activeBaseRegex);
  expect('/x/api/data-grid/data-grid/').toMatch(active);
  expect('/x/react-data-grid/column-menu/').toMatch(active);
  expect('/x/react-data-grid-group/').not.toMatch(active);
  expect('/x/6/react-data-grid/column-menu/').not.toMatch(active);
});

test('a navbar link is active in every language', () => {
  const [link] = productLinks(SIDEBARS, ['6']);
  const active = new RegExp(link!.activeBaseRegex);
  expect('/zh/x/react-data-grid/column-menu/').toMatch(active);
  expect('/zh/x/6/api/data-grid/data-grid/').toMatch(active);
  expect('/zh/x/react-charts/').not.toMatch(active);
  expect('/fr/x/react-data-grid/column-menu/').not.toMatch(active);
});

test('a navbar link is active on the pages of older versions', () => {
  const [link] = productLinks(SIDEBARS, ['6', '5.1']);
  const active = new RegExp(link!.activeBaseRegex);
  expect('/x/6/api/data-grid/data-grid/').toMatch(active);
  expect('/x/5.1/react-data-grid/column-menu/').toMatch(active);
  expect('/x/4/react-data-grid/').not.toMatch(active);
});

test('the start of each product is its first page', () => {
  expect(productStarts(SIDEBARS)).toEqual({'x-data-grid': '/x/react-data-grid/column-definition/'});
});

test('an entry without a page and a page without an entry are both named', () => {
  expect(() =>
    checkPages(['/x/react-charts/bars', '/x/kept'], ['react-charts/bar/index.mdx', 'kept/index.mdx']),
  ).toThrow(
    [
      '[navigation] sidebars.ts: the entry "/x/react-charts/bars" has no page: docs/react-charts/bars/index.mdx does not exist. Write it or remove the entry. Did you mean "/x/react-charts/bar"?',
      `[navigation] docs/react-charts/bar/index.mdx: the page has no entry in sidebars.ts. Add {pathname: '/x/react-charts/bar'} or remove the page. Did you mean "/x/react-charts/bars"?`,
    ].join('\n'),
  );
  expect(() => checkPages(['/x/kept'], ['kept/index.mdx'])).not.toThrow();
});

test('a page without a folder of its own, which no entry can name, is to be moved', () => {
  expect(() => checkPages(['/x/kept'], ['react-charts/pie.mdx', 'kept/index.mdx'])).toThrow(
    '[navigation] docs/react-charts/pie.mdx: a page is index.mdx in a folder of its own. Move it to docs/react-charts/pie/index.mdx.',
  );
});

test('the plugin looks at whatever Docusaurus takes for a page, and has links lead to the pages that it found', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  mkdirSync(path.join(siteDir, 'docs/kept'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'sidebars.ts'),
    `module.exports = ${JSON.stringify(fromEntries([{pathname: '/x/kept'}]))};`,
  );
  writeFileSync(path.join(siteDir, 'docs/kept/index.mdx'), '');
  writeFileSync(path.join(siteDir, 'docs/kept/_part.mdx'), '');
  const context = {siteDir, localizationDir: siteDir, baseUrl: '/'} as LoadContext;
  const plugin = navigation(context);
  await plugin.loadContent!();
  expect(linkedPages().pages).toContain('/x/kept');
  writeFileSync(path.join(siteDir, 'docs/kept/foo.mdx'), '');
  await expect(plugin.loadContent!()).rejects.toThrow('Move it to docs/kept/foo/index.mdx.');
  rmSync(siteDir, {recursive: true});
});

describe('dev server', () => {
  function ask(url: string): {status?: number; location?: string; passed: boolean} {
    const middlewares: {name: string; middleware: (...given: unknown[]) => void}[] = [];
    redirectMiddleware(() => groupRedirects(SIDEBARS), '/')(middlewares as unknown[]);
    const answer: {status?: number; location?: string; passed: boolean} = {passed: false};
    const response = {
      writeHead: (status: number, headers: {location: string}) => Object.assign(answer, {status, ...headers}),
      end: () => undefined,
    };
    middlewares[0]!.middleware({url}, response, () => (answer.passed = true));
    return answer;
  }

  test('a group leads to its first page and keeps the query', () => {
    expect(ask('/x/react-data-grid/columns?a=1')).toEqual({
      status: 302,
      location: '/x/react-data-grid/column-definition/?a=1',
      passed: false,
    });
  });

  test('anything else is left to the dev server', () => {
    expect(ask('/x/react-data-grid/column-menu/')).toEqual({passed: true});
  });
});

test('options have defaults and name every problem', () => {
  expect(validateOptions({options: {}})).toEqual({id: 'default', onMissingPages: 'throw'});
  expect(() => validateOptions({options: {docs: 'pages', onMissingPages: 'warn'}})).toThrow(
    '[navigation] invalid options: "onMissingPages" must be one of [throw, ignore]; "docs" is not allowed',
  );
});
