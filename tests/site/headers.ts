import {headersOf, parseHeadersFile, type HeaderRule} from '../../src/node/hosting/headersFile';
import {hashSource} from '../../plugins/hosting/node/policy';
import {parseRedirectsFile} from '../../src/node/hosting/redirectsFile';
import {ACCEPTED_LANGUAGES} from '../../src/site/languages';
import {allPages, FRAME_FILE, isBuilt, OFFLINE_PAGE, outlinesIn, pageAt} from './builtPages';
import {BUILT_FILES, builtFiles, readBuilt} from './builtFiles';
import {attribute, parsePage, select, sourceOf, textOf, type BuiltPage, type PageOutline} from './pageTree';
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

/** The policy in a page, if it comes right after the character set, before all scripts. */
const META_POLICY = /<head>\s*<meta charset=[^>]*><meta http-equiv=Content-Security-Policy content="([^"]*)">/i;

/** The policy of the header as it is in a page, with the hashes of some scripts. */
function policyInPage(header: string, hashes: readonly string[]): string {
  const own = header.replace(/^.*?, /, '').replace(" frame-ancestors 'none';", '');
  return own.replace(
    /(?: 'sha256-[^']+')+/,
    [...new Set(hashes)]
      .sort()
      .map((hash) => ` ${hash}`)
      .join(''),
  );
}

/** A page begins with the policy of the header, which allows its own inline scripts and no other. */
function metaPolicyProblems(page: PageOutline): string[] {
  const [, policy] = META_POLICY.exec(page.html) ?? [];
  const wanted = policyInPage(readPolicy(), inlineScripts(page).map(hashSource));
  return policy === wanted ? [] : [`begins with the policy ${policy}`];
}

/** The pages of all languages, redirects, the pages for unknown URLs, and the pages that the worker shows. */
function everyPage(): PageOutline[] {
  const offline = builtFiles(/\.html$/).filter((file) => file.endsWith(OFFLINE_PAGE));
  return [...ACCEPTED_LANGUAGES.flatMap(outlinesIn), ...offline.map((file) => parsePage(`/${file}`, readBuilt(file)))];
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
  return [...files].filter((file) => !/[.-][0-9a-f]{8,}\.[\w.]+$/.test(file) && !/^(?:zh\/)?fonts\//.test(file));
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

  testRule('a page holds the policy itself, for hosts that send no headers', {
    rule: metaPolicyProblems,
    pages: everyPage,
    least: builtFiles(/\.html$/).filter((file) => !FRAME_FILE.test(file)).length,
    planted: [
      [fixturePage('<head><meta charset=UTF-8><script>a()</script>'), ['begins with the policy undefined']],
      [
        fixturePage('<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="img-src a">'),
        ['begins with the policy img-src a'],
      ],
    ],
  });

  test('the document of edited code alone may evaluate text, and reaches nothing', () => {
    const frames = builtFiles(/\.html$/).filter((file) => FRAME_FILE.test(file));
    expect(frames).toHaveLength(ACCEPTED_LANGUAGES.length);
    for (const file of frames) {
      const html = readBuilt(file);
      expect(html).toMatch(
        /<head>\s*<meta charset="utf-8"><meta http-equiv=Content-Security-Policy content="default-src 'none'; script-src 'sha256-[^' ]+' 'unsafe-eval';/,
      );
    }
    expect(readPolicy()).not.toContain("'unsafe-eval'");
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
    const examples = ['assets/js/main.js', 'assets/js/1.1a2b3c4.js', 'assets/js/main.1a2b3c4d.js', 'fonts/a.woff2'];
    expect(foreverProblems(examples)).toEqual(['assets/js/main.js', 'assets/js/1.1a2b3c4.js']);
  });

  test('unknown URLs and data keep other sites from framing them', () => {
    const rules = readRules();
    for (const url of ['/unknown/', '/llms.txt', '/sitemap.xml']) {
      expect(headersOf(rules, url)['content-security-policy']).toBe("frame-ancestors 'self'");
    }
  });

  test('no pattern is listed twice, so that no policy is stricter than it says', () => {
    const patterns = readRules().map(({pattern}) => pattern);
    expect(patterns.length).toBeGreaterThan(10);
    expect([...new Set(patterns)]).toEqual(patterns);
    expect(headersOf(readRules(), '/x/introduction/')['content-security-policy']?.split(', ')).toHaveLength(2);
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
