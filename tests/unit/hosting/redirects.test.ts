import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {redirectPage} from '../../../plugins/kit/hosting/redirectPages';
import {redirectOf} from '../../../plugins/kit/hosting/redirectsFile';
import {languageRedirects, oldAddressesOf, siteRedirects} from '../../../plugins/kit/hosting/siteRedirects';
import {OLD_ADDRESSES} from '../../../src/site/oldAddresses';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-redirects-'));
  mkdirSync(path.join(folder, 'x/introduction/licensing'), {recursive: true});
  writeFileSync(path.join(folder, 'x/introduction/licensing/index.html'), '');
});

afterAll(() => rmSync(folder, {recursive: true}));

test('an old address is none of the published ones, and leads to one of them', () => {
  const from = OLD_ADDRESSES.map((address) => address.from);
  expect(new Set(from).size).toBe(from.length);
  expect(from.filter((address) => PUBLISHED_PAGES.includes(address))).toEqual([]);
  expect(from.filter((address) => !/^\/(?:[\w-]+\/)+$/.test(address))).toEqual([]);
  const to = OLD_ADDRESSES.map((address) => address.to.replace(/#.*$/, ''));
  expect(to.filter((address) => !PUBLISHED_PAGES.includes(address))).toEqual([]);
});

test('an old address waits for its page', () => {
  expect(oldAddressesOf(folder).map(({from}) => from)).toEqual([
    '/r/x-license-trial/',
    '/r/x-license-key-installation/',
  ]);
});

test('groups lead on for now, old addresses for good', () => {
  expect(
    siteRedirects(folder, [{from: '/x/group/', to: '/x/introduction/licensing/', status: 302}]).slice(0, 2),
  ).toEqual([
    {from: '/x/group/', to: '/x/introduction/licensing/', status: 302},
    {from: '/r/x-license-trial/', to: '/x/introduction/licensing/#evaluation-trial-licenses', status: 301},
  ]);
});

describe('language prefixes', () => {
  test.each([
    ['/en/', '/', 301],
    ['/en/x/react-charts/', '/x/react-charts/', 301],
    ['/zh/x/react-charts/', '/x/react-charts/', 302],
  ])('%s leads to %s with %i while only English is built', (address, to, status) => {
    expect(redirectOf(languageRedirects(['en']), address)).toMatchObject({to, status});
  });

  test('a language that is built keeps its pages', () => {
    expect(redirectOf(languageRedirects(['en', 'zh']), '/zh/x/')).toBeUndefined();
  });

  test('what follows a prefix names no other host', () => {
    for (const address of ['/en//example.com/', '/en/x//example.com/', '/zh/x/\\example.com']) {
      expect(redirectOf(languageRedirects(['en']), address)?.to ?? '/').toMatch(/^\/(?:x\/|$)/);
    }
  });
});

test('a redirect page leads on with and without scripts, and escapes what it is given', () => {
  const html = redirectPage('/x/a"b/', '/');
  expect(html).toContain('<link rel="canonical" href="/x/a&quot;b/">');
  expect(html).toContain('url=/x/a&quot;b/');
  expect(html).toContain('<script src="/scripts/redirect.js">');
});
