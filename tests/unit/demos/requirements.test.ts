import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {demosOnPages, readAllDemos, requirementsOf} from '../../../src/node/demoUsage/requirements';
import {CompilerCache} from '../../../src/node/packages/cache';
import {compiledRequirements} from '../../../src/node/demoUsage/compiler';

// The compiler reads all packages, on whatever machine the tests run.
jest.setTimeout(60_000);

const FIXTURES = path.resolve('tests/fixtures/demos/standing');
const fixture = (name: string) => path.join(FIXTURES, `${name}.tsx`);

const cacheFolder = mkdtempSync(path.join(tmpdir(), 'requirements-cache-'));
/** Inside the project, so that the packages are found, where git does not look. */
mkdirSync('.cache', {recursive: true});
const workFolder = mkdtempSync(path.resolve('.cache/requirements-'));

// One program for all fixtures.
beforeAll(() => compiledRequirements(['Community', 'Wrapped', 'Pro', 'Premium'].map(fixture)));

afterAll(() => {
  rmSync(cacheFolder, {recursive: true, force: true});
  rmSync(workFolder, {recursive: true, force: true});
});

async function propsOf(name: string): Promise<Record<string, readonly string[]>> {
  const {components} = await requirementsOf(fixture(name), cacheFolder);
  return Object.fromEntries(
    components.map((component) => [`${component.packageName} ${component.name}`, component.props]),
  );
}

test.each([
  ['Community', 'community'],
  ['Wrapped', 'community'],
  ['Pro', 'pro'],
  ['Premium', 'premium'],
])('the demo %s needs the plan %s', async (name, plan) => {
  expect((await requirementsOf(fixture(name), cacheFolder)).plan).toBe(plan);
});

test('components are known by aliases, namespaces and constants, props by spread object literals', async () => {
  expect(await propsOf('Community')).toEqual({
    // `disabled` and `nodeId` of the typed constant are written; what `other` may hold is not.
    '@mui/x-tree-view TreeItem': ['disabled', 'icon', 'label', 'nodeId'],
    '@mui/x-tree-view TreeView': ['aria-label', 'children', 'disableSelection', 'sx'],
  });
});

test('props reach a component through styled() and through components that hand them on', async () => {
  expect(await propsOf('Wrapped')).toEqual({
    // Neither `mark` nor `size` is a prop of TreeItem.
    '@mui/x-tree-view TreeItem': ['endIcon', 'label', 'nodeId'],
    '@mui/x-tree-view TreeView': ['children'],
  });
});

test('a component in a slot is rendered; it belongs to the package that declares it', async () => {
  expect(await propsOf('Pro')).toEqual({
    '@mui/x-data-grid GridToolbar': [],
    '@mui/x-data-grid-pro DataGridPro': ['columns', 'rows', 'slots'],
  });
});

test('files that a demo brings along count as the demo', async () => {
  expect(await propsOf('Premium')).toEqual({
    '@mui/x-charts BarChart': ['height', 'series'],
    '@mui/x-data-grid-premium DataGridPremium': ['columns', 'rows'],
  });
});

test('a demo that is not there is named', async () => {
  await expect(requirementsOf(fixture('Gone'), cacheFolder)).rejects.toThrow(
    '[demos] tests/fixtures/demos/standing/Gone.tsx: no such demo to read. Was it renamed?',
  );
});

describe('a demo that is saved', () => {
  const file = path.join(workFolder, 'Community.tsx');
  const plans = async () => (await requirementsOf(file, cacheFolder)).plan;

  test('is read anew, and so is a file that it brings along', async () => {
    cpSync(FIXTURES, workFolder, {recursive: true});
    expect(await plans()).toBe('community');
    writeFileSync(file, `${readFileSync(file, 'utf8')}import type {} from '@mui/x-data-grid-pro/themeAugmentation';\n`);
    expect(await plans()).toBe('pro');
    writeFileSync(
      path.join(workFolder, 'leaves.ts'),
      "export * from '@mui/x-data-grid-premium/locales';\nexport const leaves = [];\n",
    );
    expect(await plans()).toBe('premium');
  });

  test('does not wait for the packages to be read again', async () => {
    compiledRequirements([file]);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    const start = performance.now();
    await plans();
    // Reading the packages takes 1500 ms and more.
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('all demos are those that the page shows; the cache keeps them and no others', async () => {
  const folder = path.join(cacheFolder, 'all');
  await readAllDemos([FIXTURES], folder);
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  writeFileSync(path.join(folder, 'old.json'), '{}');
  // What is kept is used: a changed cache shows.
  for (const file of files) {
    writeFileSync(path.join(folder, file), '{"plan":"premium","components":[]}');
  }
  await readAllDemos([FIXTURES], folder);
  expect(await demosOnPages(FIXTURES, folder)).toEqual(
    ['Community', 'Pro'].map((name) => ({
      file: `tests/fixtures/demos/standing/${name}.tsx`,
      name,
      page: '/x',
      plan: 'premium',
      components: [],
    })),
  );
  expect(existsSync(path.join(folder, 'old.json'))).toBe(false);
});

test('what cannot be read from the cache is made anew', async () => {
  const folder = path.join(cacheFolder, 'broken');
  await requirementsOf(fixture('Pro'), folder);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), 'nonsense');
  expect((await requirementsOf(fixture('Pro'), folder)).plan).toBe('pro');
});

test('plugins that ask at once have the compiler look once', async () => {
  const cache = new CompilerCache<string, string>({
    name: 'unused',
    contentOf: (question) => question,
    isAnswer: (kept) => typeof kept === 'string',
  });
  const ask = jest.fn((missing: readonly string[]) => Promise.resolve(missing.map((question) => `${question}!`)));
  const folder = path.join(cacheFolder, 'at-once');
  const answers = await Promise.all([cache.answers(['a', 'b'], ask, folder), cache.answers(['b', 'c'], ask, folder)]);
  expect(answers).toEqual([
    ['a!', 'b!'],
    ['b!', 'c!'],
  ]);
  expect(ask.mock.calls).toEqual([[['a', 'b']], [['c']]]);
});

test('the compiler looks once also where the cache cannot be written', async () => {
  const request = {
    name: 'unused',
    contentOf: (question: string) => question,
    isAnswer: (kept: unknown) => typeof kept === 'string',
  };
  const ask = jest.fn((missing: readonly string[]) => Promise.resolve(missing.map((question) => `${question}!`)));
  // Nobody can make a folder inside a file.
  const folder = path.join(cacheFolder, 'file', 'folder');
  writeFileSync(path.dirname(folder), '');
  await new CompilerCache<string, string>(request).answers(['a'], ask, folder);
  // Each plugin has an instance of its own.
  const later = new CompilerCache<string, string>(request);
  expect(await later.answers(['a', 'b'], ask, folder)).toEqual(['a!', 'b!']);
  expect(ask.mock.calls).toEqual([[['a']], [['b']]]);
  expect(() => later.keepOnly([], folder)).not.toThrow();
});
