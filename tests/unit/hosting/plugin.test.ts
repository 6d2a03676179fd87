import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Props} from '@docusaurus/types';
import hostingPlugin, {validateOptions, withContributions} from '../../../plugins/hosting';
import type {HostingOptions} from '../../../plugins/hosting/options';
import {addPages} from '../../../src/node/hosting/addedPages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const folder = path.join(siteDir, 'build');
const options = validateOptions({options: {}} as OptionValidationContext<unknown, HostingOptions>);

beforeAll(() => {
  mkdirSync(path.join(siteDir, 'static/images'), {recursive: true});
  writeFileSync(path.join(siteDir, 'static/icon.svg'), '<svg/>');
  mkdirSync(path.join(folder, 'zh'), {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'zh/index.html'), '<script>zh()</script>');
});

afterAll(() => rmSync(siteDir, {recursive: true}));

function contextOf(currentLocale: string): LoadContext {
  const siteConfig = {url: 'https://docs.example.com', staticDirectories: ['static', 'not-there']};
  return {siteDir, siteConfig, i18n: {currentLocale, defaultLocale: 'en'}, baseUrl: '/'} as unknown as LoadContext;
}

async function build(currentLocale: string, outDir: string, given: object = {}): Promise<void> {
  const context = contextOf(currentLocale);
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
  const plugin = hostingPlugin(contextOf('en'), options);
  expect(plugin.getClientModules?.()).toEqual([
    expect.stringMatching(/client.reloadOnce$/),
    expect.stringMatching(/client.routableUrl$/),
  ]);
});

const META = /^(?:<!doctype html>)?<meta http-equiv=Content-Security-Policy content="default-src 'self'; [^"]+">/;

test('every page has its policy, also one that another plugin writes at the same time', async () => {
  writeFileSync(path.join(folder, 'index.html'), 'home');
  const late = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    writeFileSync(path.join(folder, 'late.html'), '<script>late()</script>');
  };
  const hosting = build('en', folder);
  // Docusaurus starts the hooks of plugins that are listed later in the same turn.
  await Promise.all([hosting, addPages(late())]);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toMatch(META);
  expect(readFileSync(path.join(folder, 'en/index.html'), 'utf8')).toContain(
    '<meta http-equiv=Content-Security-Policy',
  );
  expect(readFileSync(path.join(folder, 'late.html'), 'utf8')).toMatch(META);
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).toContain('\n/late.html\n');
});

test('if a page of another plugin cannot be written, that plugin says so', async () => {
  const failing = addPages(Promise.reject(new Error('disk full')));
  await Promise.all([expect(failing).rejects.toThrow('disk full'), build('en', folder)]);
});

test('static files have the policy of pages', async () => {
  await build('en', folder);
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/images\/\*\n {2}Content-Security-Policy: default-src/m);
  expect(headers).toMatch(/^\/icon\.svg\n {2}Content-Security-Policy: default-src/m);
});

test('search engines are told of the sitemap by its whole URL', async () => {
  await build('en', folder);
  expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  );
});

test('plugins contribute hosts of pictures, and documents with another policy', () => {
  const documents = [{pattern: '/sandbox/*', policy: "default-src 'none'"}];
  const all = [{hosts: {imageHosts: ['https://a.example']}}, {documents}];
  expect(withContributions({}, all)).toMatchObject({imageHosts: ['https://a.example'], documents});
});
