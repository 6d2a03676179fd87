import {redirectPage} from '../../../src/node/hosting/redirectPages';
import {redirectOf} from '../../../src/node/hosting/redirectsFile';
import {languageRedirects, siteRedirects} from '../../../plugins/hosting/node/siteRedirects';

test('what the site names leads first, then API pages by their short URLs, then languages', () => {
  const leading = {from: '/x/group/', to: '/x/introduction/licensing/', status: 302};
  const redirects = siteRedirects('no-such-folder', [leading]);
  expect(redirects[0]).toEqual(leading);
  expect(redirectOf(redirects, '/api/data-grid/data-grid/')).toMatchObject({to: '/x/api/data-grid/data-grid/'});
  expect(redirectOf(redirects, '/api-docs/')).toMatchObject({to: '/x/api/', status: 301});
  expect(redirectOf(redirects, '/apis/')).toBeUndefined();
  expect(redirectOf(redirects, '/x/group')).toEqual(leading);
});

test('a URL that is redirected twice stops the build, with both targets', () => {
  const leading = [
    {from: '/x/old/', to: '/x/a/', status: 301},
    {from: '/x/old', to: '/x/b/', status: 302},
    {from: '/x/fine/', to: '/x/a/', status: 301},
    {from: '/api/*', to: '/elsewhere/', status: 301},
  ];
  expect(() => siteRedirects('no-such-folder', leading)).toThrow(
    new Error(
      [
        '[hosting] some URLs are redirected more than once. Leave one redirect for each:',
        '/x/old: to /x/a/ and to /x/b/',
        '/api/*: to /elsewhere/ and to /x/api/:splat',
      ].join('\n'),
    ),
  );
});

describe('language prefixes', () => {
  test.each([
    ['/en/', '/', 301],
    ['/en/x/react-charts/', '/x/react-charts/', 301],
    ['/zh/x/react-charts/', '/x/react-charts/', 302],
  ])('%s leads to %s with %i while only English is built', (url, to, status) => {
    expect(redirectOf(languageRedirects(['en']), url)).toMatchObject({to, status});
  });

  test('a language that is built keeps its pages', () => {
    expect(redirectOf(languageRedirects(['en', 'zh']), '/zh/x/')).toBeUndefined();
  });

  test('what follows a prefix names no other host', () => {
    for (const url of ['/en//example.com/', '/en/x//example.com/', '/zh/x/\\example.com']) {
      expect(redirectOf(languageRedirects(['en']), url)?.to ?? '/').toMatch(/^\/(?:x\/|$)/);
    }
  });
});

test('a redirect page leads on with and without scripts, and escapes what it is given', () => {
  const html = redirectPage('/x/a"b/', '/');
  expect(html).toContain('<link rel="canonical" href="/x/a&quot;b/">');
  expect(html).toContain('url=/x/a&quot;b/');
  expect(html).toContain('<script src="/scripts/redirect.js">');
});
