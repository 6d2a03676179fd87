import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySources} from '../../../plugins/demos/node/copySources';
import {NO_WATCHER, partsOf, resolveLocal, type Watcher} from '../../../src/node/demoFiles';
import {demoFile, demoSources, infoModule, sourcesModule} from '../../../plugins/demos/node/demoModules';
import type {DemoSources} from '../../../plugins/demos/types';

const FOLDER = path.resolve('tests/fixtures/demo-parts');
/** A site without API pages. */
const CHART = path.join(FOLDER, 'Chart.tsx');
const CHART_CSS = path.join(FOLDER, 'Chart.css.tsx');

const read = (file: string): string => readFileSync(file, 'utf8');

function watched(): Watcher & {used: string[]; missing: string[]} {
  const used: string[] = [];
  const missing: string[] = [];
  const nameOf = (file: string): string => path.relative(FOLDER, file);
  return {used, missing, uses: (file) => used.push(nameOf(file)), lacks: (file) => missing.push(nameOf(file))};
}

async function sourcesOf(file: string): Promise<DemoSources> {
  return demoSources(file, read(file), NO_WATCHER);
}

test('the files of a demo come along, however deep, each once, the demo first', async () => {
  const {files} = await sourcesOf(CHART);
  expect(files.map(({name}) => name)).toEqual(['Chart.tsx', 'data.ts', 'types.ts', 'names.json']);
});

test('sources are published beside the page, under a version that changes with them', () => {
  const file = path.resolve('docs/react-charts/bars/BasicBars.tailwind.tsx');
  const {text, files} = sourcesModule(file, {files: []});
  expect(files).toEqual([{name: 'x/react-charts/bars/BasicBars.tailwind.sources.json', content: '{"files":[]}'}]);
  expect(text).toMatch(/publishedJson\("\/x\/react-charts\/bars\/BasicBars\.tailwind\.sources\.json","[0-9a-f]{8}"\)/);
  const changed = {files: [{name: 'BasicBars.tsx', html: '', text: ''}]};
  expect(sourcesModule(file, changed).text).not.toBe(text);
});

test('a variant is shown under its plain name, with its stylesheet', async () => {
  const {files} = await sourcesOf(CHART_CSS);
  expect(files.map(({name}) => name)).toEqual([
    'Chart.tsx',
    'ChartRow.tsx',
    'data.ts',
    'types.ts',
    'names.json',
    'Chart.css',
  ]);
  expect(files[0]?.text).toContain("import './Chart.css';");
});

test('a variant beside it is imported by the name that readers have it under', () => {
  const code = "import { rows } from './data';\nimport ChartRow from './ChartRow.tailwind';\n";
  const [chart, , , , row] = partsOf(path.join(FOLDER, 'Chart.tailwind.tsx'), code, NO_WATCHER);
  expect(chart).toMatchObject({
    name: 'Chart.tsx',
    code: "import { rows } from './data';\nimport ChartRow from './ChartRow';\n",
  });
  expect(row?.name).toBe('ChartRow.tsx');
});

test('TypeScript is shown in both languages, stylesheets and data as they are', async () => {
  const {files} = await sourcesOf(CHART_CSS);
  const file = (name: string) => files.find((candidate) => candidate.name === name);
  expect(file('data.ts')?.textJs).toContain('export const rows = names;');
  expect(file('ChartRow.tsx')?.textJs).toContain('function ChartRow(props)');
  expect(file('Chart.css')).toMatchObject({text: '.chart-row {\n  color: teal;\n}'});
  expect(file('Chart.css')?.html).toContain('tk-property');
  expect(file('Chart.css')).not.toHaveProperty('textJs');
  expect(file('names.json')).not.toHaveProperty('textJs');
});

test('a file of nothing but types has no JavaScript, whatever its comments say', async () => {
  const {files} = await sourcesOf(CHART);
  const types = files.find(({name}) => name === 'types.ts');
  expect(types).toMatchObject({text: 'export type Row = string;', textJs: '', htmlJs: ''});
  const file = await demoFile({file: CHART, name: 'a.ts', code: '// A row.\nexport interface Row {}\n'});
  expect(file.textJs).toBe('');
});

test('readers do not get to see why a demo is long', async () => {
  const code = '// long: each kind has a renderer\n\nexport default function Chart() { return null; }\n';
  const [own] = partsOf(CHART, code, NO_WATCHER);
  expect(own?.code).toBe('export default function Chart() { return null; }\n');
  expect(JSON.stringify(await demoSources(CHART, code, NO_WATCHER))).not.toContain('long:');
  const later = 'a;\nb;\nc;\n// long: not a reason here\n';
  expect(partsOf(CHART, later, NO_WATCHER)[0]?.code).toBe(later);
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
  writeFileSync(path.join(folder, 'Chart.tsx'), code);
  await copySources(folder, folder);
  expect(read(path.join(folder, 'x/Chart.tsx'))).toBe('export default function Chart() { return null; }\n');
});

test('an import of a file that is not there is named with its line, and a near one is offered', () => {
  const code = "import * as React from 'react';\nimport { rows } from './dat';\n";
  expect(() => partsOf(CHART, code, NO_WATCHER)).toThrow(
    '[demos] tests/fixtures/demo-parts/Chart.tsx:2: no file "./dat" beside this one. Did you mean "./data"?',
  );
});

test('an import out of the folder would be lost in a copy', () => {
  expect(() => partsOf(CHART, "import { rows } from '../demos/rows';", NO_WATCHER)).toThrow(
    '[demos] tests/fixtures/demo-parts/Chart.tsx:1: "../demos/rows" lies outside the demo\'s folder, where a copy of the demo would not find it. Put the file beside the demo, or in a folder "shared".',
  );
});

test('a file that pages share comes along, and lies beside the demo', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  mkdirSync(path.join(folder, 'shared'));
  mkdirSync(path.join(folder, 'deep/page'), {recursive: true});
  writeFileSync(path.join(folder, 'shared/orders.ts'), "export { limit } from './limit';\n");
  writeFileSync(path.join(folder, 'shared/limit.ts'), 'export const limit = 3;\n');
  const demo = path.join(folder, 'deep/page/Chart.tsx');
  const parts = partsOf(demo, "import { limit } from '../../shared/orders';\n", NO_WATCHER);
  expect(parts.map(({name, code}) => [name, code])).toEqual([
    ['Chart.tsx', "import { limit } from './orders';\n"],
    ['orders.ts', "export { limit } from './limit';\n"],
    ['limit.ts', 'export const limit = 3;\n'],
  ]);
});

test('a source that cannot be read is named', async () => {
  await expect(demoSources(CHART, 'const = 1', NO_WATCHER)).rejects.toThrow(
    /^\[demos\] tests\/fixtures\/demo-parts\/Chart\.tsx: the source cannot be read: .*\(1:7\)/,
  );
});

test('every file that was read is watched, and every place where a file would come first', () => {
  const watcher = watched();
  partsOf(CHART_CSS, read(CHART_CSS), watcher);
  expect(watcher.used).toEqual(expect.arrayContaining(['ChartRow.tsx', 'data.ts', 'names.json', 'Chart.css']));
  resolveLocal(CHART, {specifier: './data', line: 1, start: 0, end: 0}, watcher);
  expect(watcher.missing).toContain('data.tsx');
});

test('a variant that may appear is watched for, and one that is there too', async () => {
  const watcher = watched();
  await infoModule(CHART, read(CHART), watcher);
  expect(watcher.missing).toEqual(['Chart.tailwind.tsx']);
  // What lies beside it may travel with it.
  expect([...new Set(watcher.used)].sort()).toEqual(['Chart.css.tsx', 'Chart.tsx', 'ChartRow.tsx']);
});

test('a missing file is watched for even where it stops the build', () => {
  const watcher = watched();
  expect(() => partsOf(CHART, "import './Missing.css';", watcher)).toThrow('no file "./Missing.css"');
  expect(watcher.missing).toContain('Missing.css');
});
