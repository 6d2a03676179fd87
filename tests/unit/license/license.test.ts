import {mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import license, {validateOptions} from '../../../plugins/license';

const KEY = `${'0123456789abcdef'.repeat(2)}T1JERVI6MQ==`;
const PROJECT = path.resolve(__dirname, '../../..');

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'mui-x-docs-license-')));

/** Asks for its license as the paid packages do, while it is evaluated. */
const PAID = `
import {LicenseInfo, useLicenseVerifier} from '@mui/x-license-pro';
globalThis.seen = {key: LicenseInfo.getLicenseKey(), verifies: typeof useLicenseVerifier};
`;
const COMMUNITY = "import '@mui/utils';\nglobalThis.seen = {};\n";

interface Bundle {
  readonly text: string;
  readonly seen: {readonly key?: string; readonly verifies?: string};
}

/** Bundles a module as the site is, with what the plugin changes, and runs it. */
async function bundle(entry: string, key: string | undefined, isServer: boolean): Promise<Bundle> {
  const plugin = license({} as LoadContext, {key: () => key});
  const createData = (name: string, text: string): Promise<string> => {
    writeFileSync(path.join(folder, name), text);
    return Promise.resolve(path.join(folder, name));
  };
  const setGlobalData = jest.fn();
  await plugin.contentLoaded?.({actions: {createData, setGlobalData}} as never);
  // Pages know whether there is a key, and not which.
  expect(setGlobalData.mock.calls).toEqual([[{hasKey: key !== undefined}]]);
  const {resolve} = plugin.configureWebpack?.({}, isServer, {} as never, undefined) as {resolve: {alias: object}};
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    target: isServer ? 'node' : 'web',
    output: {path: path.join(folder, 'out'), filename: 'bundle.js'},
    optimization: {minimize: false},
    resolve: {alias: resolve.alias as Record<string, string>},
  });
  await new Promise<void>((resolved, rejected) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      compiler.close(() => (problem === undefined ? resolved() : rejected(new Error(problem))));
    });
  });
  const text = readFileSync(path.join(folder, 'out/bundle.js'), 'utf8');
  const context = createContext({console, module: {}, require: jest.requireActual, process: {env: {}}}) as {
    seen: Bundle['seen'];
  };
  runInContext(text, context);
  return {text, seen: context.seen};
}

beforeAll(() => symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules')));
afterAll(() => rmSync(folder, {recursive: true}));

test.each([true, false])('on the server: %s, a paid package finds the key when it is evaluated', async (isServer) => {
  const {seen} = await bundle(PAID, KEY, isServer);
  expect(seen).toEqual({key: KEY, verifies: 'function'});
});

test('without a key a paid package finds none', async () => {
  const {seen} = await bundle(PAID, undefined, false);
  expect(seen).toEqual({verifies: 'function'});
});

test('what needs no license has nothing of it', async () => {
  const {text} = await bundle(COMMUNITY, KEY, false);
  expect(text).not.toContain(KEY);
  expect(text).not.toContain('LicenseInfo');
});

test('the key is no option that pages would carry', () => {
  expect(() => validateOptions({options: {key: KEY}})).toThrow(
    '[license] invalid options: "key" must be of type function',
  );
});
