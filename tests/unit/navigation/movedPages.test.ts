import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import {pageRedirects} from '../../../plugins/navigation/node/movedPages';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {OLD_ADDRESSES} from '../../../src/site/oldAddresses';
import {PUBLISHED_GROUPS} from '../../../src/site/publishedGroups';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import navigation from '../../fixtures/reference/navigation.json';

/** Old addresses, against those that the installed packages print. */

const HOST = 'https?://(www\\.)?mui\\.com';

/** Addresses of this site in comments and messages of the packages, without what follows the path. */
function printedAddresses(): string[] {
  const folders = DOCUMENTED_PACKAGES.map(({name}) => path.resolve('node_modules', name));
  const found = execFileSync(
    'grep',
    ['-rhoE', `(${HOST}/components/data-grid/|(${HOST}|[ (])/x/(api|react|introduction|migration))[a-z0-9/-]*`].concat(
      [
        '--include=*.d.ts',
        '--include=*.js',
        '--exclude-dir=node_modules',
        '--exclude-dir=legacy',
        '--exclude-dir=modern',
      ],
      folders,
    ),
    {encoding: 'utf8', maxBuffer: 1 << 26},
  );
  return [
    ...new Set(
      found
        .trim()
        .split('\n')
        .map((line) => line.replace(new RegExp(`^[ (]?(${HOST})?`), '').replace(/\/?$/, '/')),
    ),
  ];
}

test('every address that the packages print is a published page or leads to one', () => {
  const printed = printedAddresses();
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.filter((address) => !PUBLISHED_PAGES.includes(address) && !MOVED_PAGES[address])).toEqual([]);
  // What nobody prints any more need not be kept.
  expect(Object.keys(MOVED_PAGES).filter((address) => !printed.includes(address))).toEqual([]);
});

test('what has no page leads to published pages, and is none itself', () => {
  for (const addresses of [MOVED_PAGES, OLD_ADDRESSES, PUBLISHED_GROUPS]) {
    const pages = Object.values(addresses).map((address) => address.replace(/#.*$/, ''));
    expect(pages.filter((address) => !PUBLISHED_PAGES.includes(address))).toEqual([]);
    expect(Object.keys(addresses).filter((address) => PUBLISHED_PAGES.includes(address))).toEqual([]);
    expect(Object.keys(addresses).filter((address) => !/^\/(?:[\w-]+\/)+$/.test(address))).toEqual([]);
  }
});

/** An entry of the published navigation. */
interface PublishedEntry {
  readonly pathname: string;
  readonly children?: readonly PublishedEntry[];
}

test('each group of the published navigation has an address', () => {
  const groupsOf = (entries: readonly PublishedEntry[]): string[] =>
    entries.flatMap(({pathname, children}) => (children ? [`${pathname}/`, ...groupsOf(children)] : []));
  const groups = groupsOf(navigation as readonly PublishedEntry[]);
  expect(groups.length).toBeGreaterThan(30);
  expect(groups.filter((group) => !PUBLISHED_PAGES.includes(group) && !PUBLISHED_GROUPS[group])).toEqual([]);
});

const sidebars = fromEntries([
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [{pathname: '/x/api/charts/area-plot'}, {pathname: '/x/api/charts/charts-tooltip'}],
  },
]);

test('an old address leads to its page, and to the start of its product until the page is written', () => {
  expect(pageRedirects(sidebars)).toEqual(
    expect.arrayContaining([
      {from: '/x/api/charts/charts-tool-tip/', to: '/x/api/charts/charts-tooltip/', isFinal: true},
      {from: '/x/api/charts/drawing-provider/', to: '/x/api/charts/area-plot/', isFinal: false},
    ]),
  );
});

test('an old address of a product without pages leads nowhere', () => {
  expect(pageRedirects(sidebars).map(({from}) => from)).not.toContain('/components/data-grid/editing/');
});

test('a group of the sidebar leads to its first page, whatever was published', () => {
  expect(pageRedirects(sidebars).filter(({from}) => from === '/x/react-charts-group/')).toEqual([
    {from: '/x/react-charts-group/', to: '/x/api/charts/area-plot/', isFinal: false},
  ]);
});

test('an address that has a page by now leads nowhere else', () => {
  const rows = fromEntries([
    {pathname: '/x/react-data-grid-group', title: 'Data Grid', children: [{pathname: '/x/react-data-grid/rows'}]},
  ]);
  expect(pageRedirects(rows).map(({from}) => from)).not.toContain('/x/react-data-grid/rows/');
});

test('an old address keeps the place in its page', () => {
  const licensing = fromEntries([{pathname: '/x/introduction/licensing'}]);
  expect(pageRedirects(licensing)).toContainEqual({
    from: '/r/x-license-trial/',
    to: '/x/introduction/licensing/#evaluation-trial-licenses',
    isFinal: true,
  });
});
