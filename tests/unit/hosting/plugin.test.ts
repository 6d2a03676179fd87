import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Props} from '@docusaurus/types';
import hostingPlugin, {validateOptions} from '../../../plugins/kit/hosting';
import type {HostingOptions} from '../../../plugins/kit/hosting/options';
import {writeRedirects} from '../../../plugins/kit/hosting/writeRedirects';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const options = validateOptions({options: {}} as OptionValidationContext<unknown, HostingOptions>);

beforeAll(() => {
  mkdirSync(path.join(folder, 'zh'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'zh/index.html'), '<script>zh()</script>');
});

afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['en', folder],
  ['zh', path.join(folder, 'zh')],
])('after the build of %s, the headers lie at the root of what is deployed', async (currentLocale, outDir) => {
  rmSync(path.join(folder, '_headers'), {force: true});
  const plugin = hostingPlugin({i18n: {currentLocale, defaultLocale: 'en'}} as LoadContext, options);
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<typeof plugin.postBuild>>[0] & Props);
  expect(existsSync(path.join(folder, '_headers'))).toBe(true);
  expect(existsSync(path.join(folder, 'zh/_headers'))).toBe(false);
});

test('redirects are listed for the host, and their addresses have the headers of pages', async () => {
  const redirects = () => [{from: '/components/old/', to: '/x/new/', status: 301}];
  const plugin = hostingPlugin({i18n: {currentLocale: 'en', defaultLocale: 'en'}} as LoadContext, {
    ...options,
    redirects,
  });
  await plugin.postBuild?.({outDir: folder} as Parameters<NonNullable<typeof plugin.postBuild>>[0] & Props);
  expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toBe('/components/old/ /x/new/ 301\n');
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).toMatch(
    /^\/components\/\*\n {2}Cache-Control: no-cache$/m,
  );
});

test('without redirects there is no list of them', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
  writeRedirects(empty, options.redirects());
  expect(existsSync(path.join(empty, '_redirects'))).toBe(false);
  rmSync(empty, {recursive: true});
});
