import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {exportProject} from '../../plugins/demos/client/exports/project';
import type {ExportProject, Sandbox} from '../../plugins/demos/client/exports/types';
import {exportFacts} from '../../plugins/demos/node/exportFacts';
import {demoNameOf, NO_WATCHER, partsOf, type DemoPart} from '../../src/node/demoFiles';
import {fontsOf} from '../../src/node/writerNotes';
import type {DemoFile} from '../../plugins/demos/types';
import {toJavaScript} from '../../src/node/javascript';
import type {CodeStyling, CodeVariant} from '../../src/site/storage';

// Exports are tried as a sandbox would: installed from the registry, type-checked and bundled.

jest.setTimeout(300_000);

const ROOT = path.resolve(__dirname, '../..');
const run = promisify(execFile);

interface Case {
  readonly name: string;
  /** The demo's file, from the project's root. */
  readonly file: string;
  readonly codeVariant: CodeVariant;
  readonly styling: CodeStyling;
  readonly sandbox?: Sandbox;
  /** What must be in the stylesheet of the bundle. */
  readonly css?: RegExp;
}

const FIXTURES = 'tests/fixtures/exports';
const TS = {codeVariant: 'TS', sandbox: 'StackBlitz'} as const;
const JS = {codeVariant: 'JS', sandbox: 'CodeSandbox'} as const;
const TREE = 'docs/react-tree-view/BarTreeView';
const SYSTEM = {styling: 'MUI System', file: `${TREE}.tsx`} as const;
const TAILWIND = {
  styling: 'Tailwind',
  file: `${TREE}.tailwind.tsx`,
  css: /^(?=.*\.bg-blue-600\{)(?=.*\.dark\\:bg-blue-300:where\(\[data-theme=dark\])/s,
} as const;
const QUOTES = {
  styling: 'Tailwind',
  file: `${FIXTURES}/StyledTree.tailwind.tsx`,
  css: /--tw-content: ?"\*"/,
} as const;
const DASHBOARD = {styling: 'MUI System', file: 'docs/introduction/dashboard-template/Dashboard.tsx'} as const;
const CSS = {styling: 'CSS', file: `${TREE}.css.tsx`, css: /\.bar-tree-view\{/} as const;

/** In an order in which each asks for almost the packages of the one before, so that npm has little to do. */
const CASES: readonly Case[] = [
  {name: 'tree view, MUI System, JS', ...SYSTEM, ...JS},
  {name: 'tree view, CSS, JS', ...CSS, ...JS},
  {name: 'tree view, Tailwind with quotes in a class, JS', ...QUOTES, ...JS},
  {name: 'tree view, Tailwind, TS', ...TAILWIND, ...TS},
  {name: 'tree view, CSS, TS', ...CSS, ...TS},
  {name: 'tree view, MUI System, TS', ...SYSTEM, ...TS},
  {
    name: 'data grid with a file beside it',
    styling: 'MUI System',
    file: `${FIXTURES}/ProGrid.tsx`,
    ...TS,
  },
  {name: 'date pickers', styling: 'MUI System', file: `${FIXTURES}/DayPicker.tsx`, ...TS},
  {name: 'charts', styling: 'MUI System', file: `${FIXTURES}/LineSeries.tsx`, ...TS},
  {name: 'the dashboard template, TS', ...DASHBOARD, ...TS},
  {name: 'the dashboard template, JS, as it is downloaded', ...DASHBOARD, codeVariant: 'JS'},
];

async function sourceOf({name, code}: DemoPart): Promise<DemoFile> {
  const isScript = /\.tsx?$/.test(name);
  return {name, html: '', text: code, ...(isScript && {textJs: await toJavaScript(code)})};
}

async function projectOf({file, codeVariant, styling, sandbox}: Case): Promise<ExportProject> {
  const demo = path.join(ROOT, file);
  const code = readFileSync(demo, 'utf8');
  const parts = partsOf(demo, code, NO_WATCHER);
  const fonts = fontsOf(demo, code);
  return exportProject({
    name: demoNameOf(demo),
    url: 'https://docs.example.com/x/',
    sources: {files: await Promise.all(parts.map(sourceOf))},
    codeVariant,
    styling,
    ...(sandbox && {sandbox}),
    ...(fonts.length > 0 && {fonts}),
    facts: exportFacts(),
  });
}

async function runThere(command: string, ...parameters: string[]): Promise<void> {
  try {
    await run(command, parameters, {cwd: folder});
  } catch (cause) {
    const {stdout, stderr} = cause as {stdout: string; stderr: string};
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout}\n${stderr}`, {cause});
  }
}

/**
 * Waits for commands that run side by side, also when one of them fails: the next project takes the place of this one.
 *
 * @throws what the failed ones say
 */
async function allDone(commands: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(commands);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  if (failures.length > 0) {
    throw new Error(failures.join('\n'));
  }
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-export-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

/**
 * Writes a project in the place of the one before. What npm installed stays: it takes out what the new project does not
 * ask for, in a fraction of the time that a new install needs.
 */
function writeProject({files}: ExportProject): void {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && name !== 'package-lock.json') {
      rmSync(path.join(folder, name), {recursive: true});
    }
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

test.each(CASES)('an export installs, type-checks and bundles: $name', async (wanted) => {
  const project = await projectOf(wanted);
  writeProject(project);

  await runThere('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  await allDone([
    // Fails for a package that is missing, or whose version a peer does not go together with.
    runThere('npm', 'ls', '--depth=0'),
    ...(wanted.codeVariant === 'TS' ? [runThere('npx', '--no-install', 'tsc', '--noEmit')] : []),
    runThere('npm', 'run', 'build'),
  ]);

  const page = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
  expect(page).toContain(wanted.file === DASHBOARD.file ? 'family=Fraunces:' : 'family=Roboto:');

  const built = readdirSync(path.join(folder, 'dist/assets'));
  expect(built).toContainEqual(expect.stringMatching(/\.js$/));
  const css = built
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, 'dist/assets', file), 'utf8'));
  expect(css.join('')).toMatch(wanted.css ?? /^$/);
});
