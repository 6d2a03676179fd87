import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import {pageRedirects} from '../../../plugins/navigation/node/movedPages';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {OLD_URLS} from '../../../src/site/oldUrls';
import {PUBLISHED_GROUPS} from '../../../src/site/publishedGroups';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import navigation from '../../fixtures/reference/navigation.json';

/** Old URLs, against those that the installed packages print. */

const HOST = 'https?://(www\\.)?mui\\.com';

/** URLs of this site in comments and messages of the packages, without what follows the path. */
function printedUrls(): string[] {
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

test('every URL that the packages print is a published page or leads to one', () => {
  const printed = printedUrls();
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.filter((url) => !PUBLISHED_PAGES.includes(url) && !MOVED_PAGES[url])).toEqual([]);
  // What nobody prints any more need not be kept.
  expect(Object.keys(MOVED_PAGES).filter((url) => !printed.includes(url))).toEqual([]);
});

test('what has no page leads to published pages, and is none itself', () => {
  for (const urls of [MOVED_PAGES, OLD_URLS, PUBLISHED_GROUPS]) {
    const pages = Object.values(urls).map((url) => url.replace(/#.*$/, ''));
    expect(pages.filter((url) => !PUBLISHED_PAGES.includes(url))).toEqual([]);
    expect(Object.keys(urls).filter((url) => PUBLISHED_PAGES.includes(url))).toEqual([]);
    expect(Object.keys(urls).filter((url) => !/^\/(?:[\w-]+\/)+$/.test(url))).toEqual([]);
  }
});

/** An entry of the published navigation. */
interface PublishedEntry {
  readonly pathname: string;
  readonly children?: readonly PublishedEntry[];
}

test('each group of the published navigation has a URL', () => {
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

test('an old URL leads to its page, and to the start of its product until the page is written', () => {
  expect(pageRedirects(sidebars)).toEqual(
    expect.arrayContaining([
      {from: '/x/api/charts/charts-tool-tip/', to: '/x/api/charts/charts-tooltip/', isFinal: true},
      {from: '/x/api/charts/drawing-provider/', to: '/x/api/charts/area-plot/', isFinal: false},
    ]),
  );
});

test('an old URL of a product without pages leads nowhere', () => {
  expect(pageRedirects(sidebars).map(({from}) => from)).not.toContain('/components/data-grid/editing/');
});

test('a group of the sidebar leads to its first page, whatever was published', () => {
  expect(pageRedirects(sidebars).filter(({from}) => from === '/x/react-charts-group/')).toEqual([
    {from: '/x/react-charts-group/', to: '/x/api/charts/area-plot/', isFinal: false},
  ]);
});

test('a URL that has a page by now leads nowhere else', () => {
  const rows = fromEntries([
    {pathname: '/x/react-data-grid-group', title: 'Data Grid', children: [{pathname: '/x/react-data-grid/rows'}]},
  ]);
  expect(pageRedirects(rows).map(({from}) => from)).not.toContain('/x/react-data-grid/rows/');
});

test('an old URL keeps the place in its page', () => {
  const licensing = fromEntries([{pathname: '/x/introduction/licensing'}]);
  expect(pageRedirects(licensing)).toContainEqual({
    from: '/r/x-license-trial/',
    to: '/x/introduction/licensing/#evaluation-trial-licenses',
    isFinal: true,
  });
});
