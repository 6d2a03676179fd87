import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {fromEntries} from '../../../plugins/navigation/node/fromEntries';
import {movedRedirects, pageRedirects} from '../../../plugins/navigation/node/movedPages';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';

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

test('what moved leads to published pages, and is none itself', () => {
  expect(Object.values(MOVED_PAGES).filter((address) => !PUBLISHED_PAGES.includes(address))).toEqual([]);
  expect(Object.keys(MOVED_PAGES).filter((address) => PUBLISHED_PAGES.includes(address))).toEqual([]);
});

const sidebars = fromEntries([
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [{pathname: '/x/api/charts/area-plot'}, {pathname: '/x/api/charts/charts-tooltip'}],
  },
]);

test('an old address leads to its page, and to the start of its product until the page is written', () => {
  expect(movedRedirects(sidebars)).toEqual(
    expect.arrayContaining([
      {from: '/x/api/charts/charts-tool-tip/', to: '/x/api/charts/charts-tooltip/', isFinal: true},
      {from: '/x/api/charts/drawing-provider/', to: '/x/api/charts/area-plot/', isFinal: false},
    ]),
  );
});

test('an old address of a product without pages leads nowhere', () => {
  expect(movedRedirects(sidebars).map(({from}) => from)).not.toContain('/components/data-grid/editing/');
});

test('groups lead on too', () => {
  expect(pageRedirects(sidebars)[0]).toEqual({
    from: '/x/react-charts-group/',
    to: '/x/api/charts/area-plot/',
    isFinal: false,
  });
});
