import {headersOf, matchesPattern} from '../../../src/node/hosting/headersFile';
import {validateOptions, type HostingOptions} from '../../../plugins/hosting/options';
import {contentSecurityPolicy, hashSource} from '../../../plugins/hosting/node/policy';
import {headerRules, pagePatterns} from '../../../plugins/hosting/node/rules';

function optionsOf(given: Partial<HostingOptions> = {}): HostingOptions {
  return validateOptions({options: given});
}

/** The directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2) as [string, string]),
  );
}

test('a script is allowed by the hash that browsers compute', () => {
  // The example of the Content Security Policy specification.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('a()\r\nb()')).toBe(hashSource('a()\nb()'));
});

test('the policy of a site without other hosts', () => {
  expect(directives(contentSecurityPolicy(['b()', 'a()', 'b()'], optionsOf()))).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${[hashSource('a()'), hashSource('b()')].sort().join(' ')}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  });
});

test('the policy never allows all inline scripts', () => {
  expect(directives(contentSecurityPolicy([], optionsOf()))['script-src']).not.toContain('unsafe-inline');
});

test('configured hosts are allowed where they are needed', () => {
  const policy = directives(
    contentSecurityPolicy(
      [],
      optionsOf({
        scriptHosts: ['https://tag.example.com'],
        styleHosts: ['https://fonts.example.com'],
        imageHosts: ['https://pictures.example.com'],
        fontHosts: ['https://files.example.com'],
        connectHosts: ['https://tag.example.com', 'https://data.example.com'],
        formHosts: ['https://sandbox.example.com'],
      }),
    ),
  );
  expect(policy['script-src']).toMatch(/ https:\/\/tag\.example\.com$/);
  expect(policy['style-src']).toMatch(/ https:\/\/fonts\.example\.com$/);
  expect(policy['img-src']).toBe("'self' data: https://pictures.example.com");
  expect(policy['font-src']).toMatch(/ https:\/\/files\.example\.com$/);
  expect(policy['connect-src']).toBe("'self' https://tag.example.com https://data.example.com");
  expect(policy['form-action']).toBe('https://sandbox.example.com');
});

test('options that no policy could hold are refused', () => {
  expect(() =>
    optionsOf({scriptHosts: ['https://a.example/path', 'b'], immutable: ['assets'], hosts: []} as never),
  ).toThrow(
    /^\[hosting\] invalid options: "scriptHosts\[0\]".*; "scriptHosts\[1\]".*; "immutable\[0\]".*; "hosts" is not allowed$/,
  );
});

test('the patterns of pages cover no file of another folder', () => {
  expect(
    pagePatterns([
      'index.html',
      '404.html',
      'x/introduction/index.html',
      'x/whats-new/index.html',
      'zh/index.html',
      'zh/404.html',
      'zh/x/index.html',
    ]),
  ).toEqual(['/', '/404.html', '/x/*', '/zh/', '/zh/404.html', '/zh/x/*']);
});

test('pages are asked for anew, files with a hash never', () => {
  const rules = headerRules({pages: ['index.html', 'x/a/index.html'], scripts: []}, optionsOf());
  const caching = Object.fromEntries(rules.map(({pattern, headers}) => [pattern, headers['Cache-Control']]));
  expect(caching).toEqual({
    '/*': undefined,
    '/assets/*': 'public, max-age=31536000, immutable',
    '/fonts/*': 'public, max-age=31536000, immutable',
    '/': 'no-cache',
    '/x/*': 'no-cache',
  });
});

test('another language has the same rules below its folder, and no URL has two', () => {
  const pages = ['index.html', 'x/a/index.html', 'zh/index.html', 'zh/x/a/index.html'];
  const rules = headerRules({pages, scripts: []}, optionsOf()).slice(1);
  const cachingOf = (url: string): (string | undefined)[] =>
    rules.filter(({pattern}) => matchesPattern(pattern, url)).map(({headers}) => headers['Cache-Control']);
  const forever = ['public, max-age=31536000, immutable'];
  expect(cachingOf('/zh/assets/js/main.0a1b2c3d.js')).toEqual(forever);
  expect(cachingOf('/assets/js/main.0a1b2c3d.js')).toEqual(forever);
  for (const url of ['/', '/x/a/', '/x/sw.js', '/zh/', '/zh/x/a/', '/zh/x/sw.js']) {
    expect(cachingOf(url)).toEqual(['no-cache']);
  }
});

const PAGES = [
  'index.html',
  '404.html',
  'x/a/index.html',
  'sandbox/index.html',
  'zh/index.html',
  'zh/sandbox/index.html',
];

test('the policy of pages applies to pages and to all that is copied or built, and to no unknown URL', () => {
  const rules = headerRules({pages: PAGES, scripts: [], statics: ['/images/*', '/icon.svg']}, optionsOf());
  const policy = `frame-ancestors 'self', ${contentSecurityPolicy([], optionsOf())}`;
  const policyOf = (url: string): string | undefined => headersOf(rules, url)['content-security-policy'];
  // Workers obey the policy of their script, and a drawing that is opened by itself is a document.
  for (const url of ['/', '/404.html', '/x/a/', '/zh/', '/assets/js/1.0a1b2c3d.js', '/images/logo.svg', '/icon.svg']) {
    expect(policyOf(url)).toBe(policy);
  }
  expect(policyOf('/unknown/')).toBe("frame-ancestors 'self'");
});

test('only the site itself may load its pages and pictures; files with a hash are for frames without an origin too', () => {
  const rules = headerRules({pages: PAGES, scripts: [], statics: ['/images/*', '/fonts/*']}, optionsOf());
  const resourcePolicy = (url: string): string | undefined => headersOf(rules, url)['cross-origin-resource-policy'];
  expect(['/', '/x/a/', '/zh/', '/images/logo.svg'].map(resourcePolicy)).toEqual(Array(4).fill('same-origin'));
  expect(['/assets/js/1.0a1b2c3d.js', '/fonts/a.woff2'].map(resourcePolicy)).toEqual([undefined, undefined]);
});

describe('a folder of documents with a policy of its own', () => {
  const documents = [{pattern: '/sandbox/*', policy: "default-src 'none'; sandbox allow-scripts"}];

  test('has that policy and not the one of pages, in every language', () => {
    const rules = headerRules({pages: PAGES, scripts: [], statics: ['/sandbox/*']}, optionsOf({documents}));
    for (const url of ['/sandbox/', '/sandbox/frame.js', '/zh/sandbox/']) {
      expect(headersOf(rules, url)).toMatchObject({
        'content-security-policy': "frame-ancestors 'self', default-src 'none'; sandbox allow-scripts",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
        'x-frame-options': 'SAMEORIGIN',
      });
    }
    expect(headersOf(rules, '/x/a/')['content-security-policy']).not.toContain('sandbox');
  });

  test('may set other headers', () => {
    const headers = {'Cross-Origin-Resource-Policy': 'cross-origin', 'X-A': 'b'};
    const rules = headerRules({pages: PAGES, scripts: []}, optionsOf({documents: [{...documents[0]!, headers}]}));
    expect(headersOf(rules, '/sandbox/')).toMatchObject({'cross-origin-resource-policy': 'cross-origin', 'x-a': 'b'});
  });

  test('is a folder at the root, and no value is of two lines', () => {
    const given = [{pattern: '/*', policy: 'a'}, {pattern: '/a/b/*', policy: 'a\nb'}, {pattern: '/a/*'}];
    expect(() => optionsOf({documents: given} as never)).toThrow(
      /"documents\[0\]\.pattern".*"documents\[1\]\.pattern".*"documents\[1\]\.policy".*"documents\[2\]\.policy" is required/s,
    );
  });
});

test('no URL has a header twice but its policy', () => {
  const statics = ['/images/*', '/fonts/*', '/x/*', '/sandbox/*'];
  const documents = [{pattern: '/sandbox/*', policy: 'a'}];
  const rules = headerRules({pages: PAGES, scripts: [], statics}, optionsOf({documents}));
  for (const url of ['/', '/x/a/', '/fonts/a.woff2', '/assets/a.js', '/images/a.svg', '/sandbox/', '/zh/', '/no']) {
    const names = rules
      .filter(({pattern}) => matchesPattern(pattern, url))
      .flatMap(({headers}) => Object.keys(headers))
      .filter((name) => name !== 'Content-Security-Policy');
    expect([...new Set(names)]).toEqual(names);
  }
});
