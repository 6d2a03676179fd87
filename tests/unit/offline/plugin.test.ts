import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import offline, {validateOptions} from '../../../plugins/offline';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
});
afterEach(() => {
  rmSync(outDir, {recursive: true});
  jest.restoreAllMocks();
});

function offlinePlugin(options: object): Plugin {
  return offline({baseUrl: '/zh/'} as LoadContext, validateOptions({options}));
}

function props(): object {
  return {
    outDir,
    baseUrl: '/zh/',
    siteConfig: {title: 'MUI X', tagline: 'Components'},
    i18n: {currentLocale: 'zh', localeConfigs: {zh: {htmlLang: 'zh-CN', direction: 'ltr'}}},
  };
}

test('pages in production bring the worker, others do not', () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  expect(offlinePlugin({host: 'mui.com'}).getClientModules?.()).toEqual([expect.stringMatching(/client.offline$/)]);
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  expect(offlinePlugin({host: 'mui.com'}).getClientModules?.()).toEqual([]);
});

test('with the kill switch no page registers a worker, and the one that is there removes itself', async () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const plugin = offlinePlugin({host: 'mui.com', isOn: false});
  expect(plugin.getClientModules?.()).toEqual([]);
  await plugin.postBuild?.(props() as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const worker = readFileSync(path.join(outDir, 'x/sw.js'), 'utf8');
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain("'fetch'");
  expect(JSON.parse(readFileSync(path.join(outDir, 'x/manifest.webmanifest'), 'utf8'))).toMatchObject({lang: 'zh-CN'});
});

test('pages are told where they register', async () => {
  const createData = jest.fn();
  await offlinePlugin({host: 'mui.com'}).contentLoaded?.({actions: {createData}} as never);
  expect(createData).toHaveBeenCalledWith('settings.json', {host: 'mui.com', scope: '/zh/x/', isOn: false});
});
