import {
  formatHeadersFile,
  headersOf,
  matchesPattern,
  parseHeadersFile,
  type HeaderRule,
} from '../../../src/node/hosting/headersFile';
import {formatRedirectsFile, parseRedirectsFile, redirectOf} from '../../../src/node/hosting/redirectsFile';

describe('_headers', () => {
  const rules: readonly HeaderRule[] = [
    {pattern: '/*', headers: {'X-A': 'one; two: three', 'X-B': 'b'}},
    {pattern: '/assets/*', headers: {'x-b': 'other'}},
  ];

  test('what is written is read again', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
    expect(formatHeadersFile(rules)).toBe('/*\n  X-A: one; two: three\n  X-B: b\n\n/assets/*\n  x-b: other\n');
  });

  test('comments and empty lines say nothing', () => {
    expect(parseHeadersFile('# a\n\n/a\r\n  # b\r\n  X: y\r\n')).toEqual([{pattern: '/a', headers: {X: 'y'}}]);
  });

  test.each(['  X: y', '/a\n  no colon'])('%j cannot be read', (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/^\[hosting\] _headers:\d: expected/);
  });

  test('the values of several rules are joined, as hosts do, and names have no case', () => {
    expect(headersOf(rules, '/assets/a.js')).toEqual({'x-a': 'one; two: three', 'x-b': 'b, other'});
    expect(headersOf(rules, '/a')).toEqual({'x-a': 'one; two: three', 'x-b': 'b'});
  });

  test.each([
    ['/', '/', true],
    ['/', '/a', false],
    ['/*', '/', true],
    ['/x/*', '/x/a/b', true],
    ['/x/*', '/y/x/a', false],
    ['/sw.js', '/swxjs', false],
    ['/*.js', '/a/b.js', true],
  ])('%s matches %s: %s', (pattern, url, expected) => {
    expect(matchesPattern(pattern, url)).toBe(expected);
  });
});

describe('_redirects', () => {
  const redirects = parseRedirectsFile(
    '# old\n/old /new\n/a/* /b/:splat 302 # moved\n/a/c /never\n/app/* /app.html 200\n',
  );

  test.each([
    ['/old', {to: '/new', status: 301}],
    ['/old/', {to: '/new', status: 301}],
    ['/a/c', {to: '/b/c', status: 302}],
    ['/app/x', {to: '/app.html', status: 200}],
  ])('%s leads to %j', (url, expected) => {
    expect(redirectOf(redirects, url)).toMatchObject(expected);
  });

  test('what is written is read again', () => {
    expect(parseRedirectsFile(formatRedirectsFile(redirects))).toEqual(redirects);
  });

  test.each(['/', '/older', '/a'])('%s stays', (url) => {
    expect(redirectOf(redirects, url)).toBeUndefined();
  });

  test('what is written is read again', () => {
    expect(parseRedirectsFile(formatRedirectsFile(redirects))).toEqual(redirects);
  });

  test('what a star stands for is text, whatever it looks like', () => {
    expect(redirectOf(redirects, '/a/$& \n')).toMatchObject({to: '/b/$&%20%0A'});
  });
});
