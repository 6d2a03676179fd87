import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Props} from '@docusaurus/types';
import hostingPlugin, {validateOptions} from '../../../plugins/hosting';
import type {HostingOptions} from '../../../plugins/hosting/options';

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const options = validateOptions({options: {}} as OptionValidationContext<unknown, HostingOptions>);

beforeAll(() => {
  mkdirSync(path.join(folder, 'zh'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'zh/index.html'), '<script>zh()</script>');
});

afterAll(() => rmSync(folder, {recursive: true}));

async function build(currentLocale: string, outDir: string, given: object = {}): Promise<void> {
  const context = {i18n: {currentLocale, defaultLocale: 'en'}, baseUrl: '/'} as LoadContext;
  const plugin = hostingPlugin(context, {...options, ...given});
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<typeof plugin.postBuild>>[0] & Props);
}

test.each([
  ['en', folder],
  ['zh', path.join(folder, 'zh')],
])('after the build of %s, the headers lie at the root of what is deployed', async (currentLocale, outDir) => {
  rmSync(path.join(folder, '_headers'), {force: true});
  await build(currentLocale, outDir);
  expect(existsSync(path.join(folder, '_headers'))).toBe(true);
  expect(existsSync(path.join(folder, 'zh/_headers'))).toBe(false);
});

test('redirects are written for hosts that read a list of them', async () => {
  const given = {redirects: () => [{from: '/x/group/', to: '/x/page/', status: 302}]};
  const read = (): string => readFileSync(path.join(folder, '_redirects'), 'utf8');
  rmSync(path.join(folder, 'zh'), {recursive: true, force: true});
  await build('en', folder, given);
  expect(read()).toMatch(/^\/x\/group\/ \/x\/page\/ 302\n/);
  expect(read()).toContain('/zh/x/* /x/:splat 302');
  // Once Chinese is built, its URLs lead to its own pages.
  mkdirSync(path.join(folder, 'zh'));
  writeFileSync(path.join(folder, 'zh/index.html'), '<!doctype html><title>MUI X</title>');
  await build('zh', path.join(folder, 'zh'), given);
  expect(read()).not.toContain('/zh/');
  expect(read()).toMatch(/^\/x\/group\/ \/x\/page\/ 302\n/);
  expect(existsSync(path.join(folder, 'zh/_redirects'))).toBe(false);
});

test('the prefix of the default language has a page for hosts that know no redirects', async () => {
  await build('en', folder);
  const page = readFileSync(path.join(folder, 'en/index.html'), 'utf8');
  expect(page).toContain('<link rel="canonical" href="/">');
});

test('GitHub Pages is told of its own domain', async () => {
  await build('en', folder);
  expect(existsSync(path.join(folder, '.nojekyll'))).toBe(true);
  expect(existsSync(path.join(folder, 'CNAME'))).toBe(false);
  await build('en', folder, {pagesDomain: 'docs.example.com'});
  expect(readFileSync(path.join(folder, 'CNAME'), 'utf8')).toBe('docs.example.com\n');
});

test('a page reloads when a script of its build is gone, and fixes its URL', () => {
  const plugin = hostingPlugin({i18n: {currentLocale: 'en', defaultLocale: 'en'}} as LoadContext, options);
  expect(plugin.getClientModules?.()).toEqual([
    expect.stringMatching(/client.reloadOnce$/),
    expect.stringMatching(/client.routableUrl$/),
  ]);
});
