import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import {versionMaps, versionPages, versionRedirects} from '../../../plugins/navigation/node/versionPages';

const THEN = fromEntries([
  {pathname: '/x/introduction'},
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [{pathname: '/x/react-charts'}, {pathname: '/x/react-charts/gone'}],
  },
]);
const NOW = fromEntries([
  {pathname: '/x/start'},
  {pathname: '/x/react-charts-group', title: 'Charts', children: [{pathname: '/x/react-charts'}]},
]);

let site = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'version-pages-'));
  write('versions.json', '["6"]');
  write('versioned_sidebars/version-6-sidebars.json', JSON.stringify(THEN));
  const pages = ['introduction', 'react-charts', 'react-charts/gone'];
  pages.forEach((page) => write(`versioned_docs/version-6/${page}/index.mdx`, ''));
});
afterAll(() => rmSync(site, {recursive: true}));

const STARTS = {x: '/x/introduction/', 'x-charts': '/x/react-charts/'};

it('an older version has its own pages, groups and starts, by their URLs of today', () => {
  expect(versionPages(site)).toEqual([
    {
      version: '6',
      pages: ['/x/introduction', '/x/react-charts', '/x/react-charts/gone'],
      groups: [{from: '/x/react-charts-group/', to: '/x/react-charts/'}],
      starts: STARTS,
    },
  ]);
});

it('the version itself and its groups lead to their first page', () => {
  expect(versionRedirects(versionPages(site))).toEqual([
    {from: '/x/6/', to: '/x/6/introduction/'},
    {from: '/x/6/react-charts-group/', to: '/x/6/react-charts/'},
  ]);
});

it('the menu knows the pages of all versions, the current one first, and nothing where there is one', () => {
  expect(versionMaps(NOW, versionPages(site))).toEqual([
    {pages: ['/x/start/', '/x/react-charts/'], starts: {...STARTS, x: '/x/start/'}},
    {version: '6', pages: ['/x/introduction/', '/x/react-charts/', '/x/react-charts/gone/'], starts: STARTS},
  ]);
  expect(versionMaps(NOW, [])).toEqual([]);
});
