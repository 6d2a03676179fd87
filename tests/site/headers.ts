import {headersOf, parseHeadersFile, type HeaderRule} from '../../src/node/hosting/headersFile';
import {hashSource} from '../../plugins/hosting/node/policy';
import {parseRedirectsFile} from '../../src/node/hosting/redirectsFile';
import {ACCEPTED_LANGUAGES} from '../../src/site/languages';
import {allPages, isBuilt, outlinesIn, pageAt} from './builtPages';
import {BUILT_FILES, readBuilt} from './builtFiles';
import {attribute, select, sourceOf, textOf, type BuiltPage, type PageOutline} from './pageTree';
import {fixturePage, testRule} from './rule';

/** Types of `<script>` elements that contain data. */
const DATA = ['application/ld+json', 'application/json'];

function readRules(): HeaderRule[] {
  return parseHeadersFile(readBuilt('_headers'));
}

/** The inline scripts of a page. */
function inlineScripts(page: PageOutline): string[] {
  return select(page, 'script')
    .filter((script) => attribute(script, 'src') === undefined && !DATA.includes(attribute(script, 'type') ?? ''))
    .map(sourceOf)
    .filter((source) => source !== '');
}

/** The inline scripts of a page whose hash is not in a policy. */
function scriptProblems(page: PageOutline, allowed: ReadonlySet<string>): string[] {
  return inlineScripts(page)
    .filter((source) => !allowed.has(hashSource(source)))
    .map((source) => `the policy allows no script ${JSON.stringify(source.slice(0, 80))}`);
}

function allowedHashes(policy: string): Set<string> {
  return new Set(policy.match(/'sha256-[^']+'/g));
}

function readPolicy(): string {
  return headersOf(readRules(), '/')['content-security-policy'] ?? '';
}

/** A page has no inline event handlers. */
function handlerProblems({elements}: BuiltPage): string[] {
  return elements.flatMap(({tagName, attrs}) =>
    attrs.filter(({name}) => name.startsWith('on')).map(({name}) => `<${tagName} ${name}>`),
  );
}

/** Files that are cached as immutable, although their name does not change with their content. */
function foreverProblems(files: Iterable<string>): string[] {
  return [...files].filter((file) => !/[.-][0-9a-f]{6,}\.[\w.]+$/.test(file) && !/^(?:zh\/)?fonts\//.test(file));
}

export function headerTests(): void {
  testRule('the policy allows every inline script of a page by its hash', {
    rule: (page) => scriptProblems(page, allowedHashes(readPolicy())),
    pages: () => ACCEPTED_LANGUAGES.flatMap(outlinesIn),
    planted: [
      [
        fixturePage('<script type="application/json">{}</script><script>alert(1)</script>'),
        ['the policy allows no script "alert(1)"'],
      ],
    ],
  });

  test('the policy allows no other script', () => {
    const needed = new Set(ACCEPTED_LANGUAGES.flatMap(outlinesIn).flatMap(inlineScripts).map(hashSource));
    expect(needed.size).toBeGreaterThan(0);
    expect([...allowedHashes(readPolicy())].filter((hash) => !needed.has(hash))).toEqual([]);
    expect(readPolicy()).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  });

  testRule('a page has no event handler in its HTML', {
    rule: handlerProblems,
    pages: allPages,
    planted: [[fixturePage('<button onclick="a()">A</button>'), ['<button onclick>']]],
  });

  test('only files whose name changes with their content are kept forever', () => {
    const rules = readRules();
    const forever = [...BUILT_FILES].filter((file) =>
      headersOf(rules, `/${file}`)['cache-control']?.includes('immutable'),
    );
    expect(forever.length).toBeGreaterThan(0);
    expect(foreverProblems(forever)).toEqual([]);
    expect(foreverProblems(['assets/js/main.js', 'assets/js/main.1a2b3c4d.js', 'fonts/a.woff2'])).toEqual([
      'assets/js/main.js',
    ]);
  });

  test('pages are asked for anew', () => {
    const rules = readRules();
    const urls = allPages()
      .map(({route}) => route)
      .filter((route) => !route.endsWith('404.html'));
    expect(urls.length).toBeGreaterThan(8);
    expect(urls.filter((route) => headersOf(rules, route)['cache-control'] !== 'no-cache')).toEqual([]);
  });

  test('the page for unknown URLs is there', () => {
    const page = pageAt('/404.html');
    expect(page && select(page, 'h1').map(textOf)).toEqual([expect.stringMatching(/\S/)]);
  });

  test('old URLs and groups lead to pages of the build', () => {
    const redirects = parseRedirectsFile(readBuilt('_redirects'));
    expect(redirects.map(({from}) => from)).toEqual(
      expect.arrayContaining(['/x/introduction-group/', '/r/x-license-trial/', '/en/x/*']),
    );
    const pages = redirects.filter(({from}) => !from.endsWith('*'));
    expect(pages.filter(({to}) => !isBuilt(to.replace(/#.*$/, '')))).toEqual([]);
    // For hosts without redirects there is a page for each.
    expect(pages.filter(({from}) => !/^\/[a-z]{2}\/$/.test(from) && !isBuilt(from))).toEqual([]);
  });
}
