import path from 'node:path';
import {siteFileOf} from '../../../plugins/demos/node/prerender/pageBrowser';

const root = path.resolve('build');

test.each([
  ['build', '/', '/x/', 'x/index.html'],
  ['build/', '/', '/assets/a.js', 'assets/a.js'],
  ['build/', '/', '/', 'index.html'],
  ['build/zh', '/zh/', '/zh/x/%E6%96%87.json', 'zh/x/文.json'],
])('in %s at %s, %s is %s', (folder, baseUrl, url, file) => {
  expect(siteFileOf({folder, baseUrl}, url)).toBe(path.join(root, file));
});

test.each(['/../build-old/a.js', '/..%2fbuild-old%2fa.js', '/zh/../../a.js'])('%s is in no site', (url) => {
  expect(siteFileOf({folder: 'build/', baseUrl: '/'}, url)).toBeUndefined();
});

test('a URL that is not encoded is an error', () => {
  expect(() => siteFileOf({folder: 'build', baseUrl: '/'}, '/data/100%.csv')).toThrow(URIError);
});
