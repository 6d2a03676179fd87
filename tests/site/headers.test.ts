import {headersOf, parseHeadersFile} from '../../plugins/kit/hosting/headersFile';
import {hashSource} from '../../plugins/kit/hosting/policy';
import {parseRedirectsFile} from '../../plugins/kit/hosting/redirectsFile';
import {ACCEPTED_LANGUAGES} from '../../src/site/languages';
import {attribute, BUILT_FILES, pageAt, PAGES, pagesIn, readBuilt, select, textOf} from './builtSite';

const rules = parseHeadersFile(readBuilt('_headers'));

/** Types of `<script>` that hold data. */
const DATA = ['application/ld+json', 'application/json'];

test('the policy allows every inline script of the build by its hash, and no other', () => {
  const policy = headersOf(rules, '/')['content-security-policy'] ?? '';
  const scripts = ACCEPTED_LANGUAGES.flatMap(pagesIn).flatMap((page) =>
    page.elements
      .filter(({tagName}) => tagName === 'script')
      .filter((script) => attribute(script, 'src') === undefined && !DATA.includes(attribute(script, 'type') ?? ''))
      .map((script) => script.childNodes.map((child) => ('value' in child ? child.value : '')).join('')),
  );
  const needed = new Set(scripts.filter((script) => script !== '').map(hashSource));
  const allowed = new Set(policy.match(/'sha256-[^']+'/g));
  expect(needed.size).toBeGreaterThan(0);
  expect([...allowed].sort()).toEqual([...needed].sort());
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
});

test('no page has an event handler in its HTML', () => {
  const handlers = PAGES.flatMap((page) =>
    page.elements.flatMap(({tagName, attrs}) =>
      attrs.filter(({name}) => name.startsWith('on')).map(({name}) => `${page.route}: <${tagName} ${name}>`),
    ),
  );
  expect(handlers).toEqual([]);
});

test('only files whose name changes with their content are kept forever', () => {
  const forever = [...BUILT_FILES].filter((file) =>
    headersOf(rules, `/${file}`)['cache-control']?.includes('immutable'),
  );
  expect(forever.length).toBeGreaterThan(0);
  expect(forever.filter((file) => !/[.-][0-9a-f]{6,}\.[\w.]+$/.test(file) && !/^(?:zh\/)?fonts\//.test(file))).toEqual(
    [],
  );
});

test('pages are asked for anew', () => {
  const addresses = PAGES.map(({route}) => route).filter((route) => !route.endsWith('404.html'));
  expect(addresses.filter((route) => headersOf(rules, route)['cache-control'] !== 'no-cache')).toEqual([]);
});

test('the page for unknown addresses is there', () => {
  const page = PAGES.find(({route}) => route === '/404.html');
  expect(page && select(page, 'h1').map(textOf)).toEqual([expect.stringMatching(/\S/)]);
});

test('old addresses and groups lead to pages of the build', () => {
  const redirects = parseRedirectsFile(readBuilt('_redirects'));
  expect(redirects.map(({from}) => from)).toEqual(
    expect.arrayContaining(['/x/introduction-group/', '/r/x-license-trial/', '/en/x/*']),
  );
  const pages = redirects.filter(({from}) => !from.endsWith('*'));
  expect(pages.filter(({to}) => !pageAt(to.replace(/#.*$/, '')))).toEqual([]);
  // Hosts that read no list of redirects have a page for each.
  expect(pages.filter(({from}) => !/^\/[a-z]{2}\/$/.test(from) && !pageAt(from))).toEqual([]);
});
