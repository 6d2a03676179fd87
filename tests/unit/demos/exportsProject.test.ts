import {readFileSync} from 'node:fs';
import path from 'node:path';
import {exportProject} from '../../../plugins/demos/client/exports/project';
import type {ExportProject, ExportRequest} from '../../../plugins/demos/client/exports/types';
import type {DemoFile} from '../../../plugins/demos/types';
import {exportFacts} from '../../../plugins/demos/node/exportFacts';
import {toJavaScript} from '../../../src/node/javascript';

interface Manifest {
  readonly name: string;
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

const facts = exportFacts();

function file(text: string, name = 'BasicBars.tsx', textJs?: string): DemoFile {
  return {name, html: '', text, ...(textJs !== undefined && {textJs})};
}

function project(files: readonly DemoFile[], request: Partial<ExportRequest> = {}): ExportProject {
  return exportProject({
    name: 'BasicBars',
    url: 'https://docs.example.com/x/react-charts/bars/#BasicBars',
    sources: {files},
    codeVariant: 'TS',
    styling: 'MUI System',
    sandbox: 'StackBlitz',
    facts,
    ...request,
  });
}

function manifestOf({files}: ExportProject): Manifest {
  return JSON.parse(files['package.json'] ?? '') as Manifest;
}

const PLAIN = file(
  "import Box from '@mui/material/Box';\n\nexport default function BasicBars() {\n  return <Box />;\n}",
);
const SHARED_FILES = ['index.html', 'package.json', 'vite.config.js'];

test('a TypeScript project', () => {
  const {title, description, mainFile, files} = project([PLAIN]);
  expect(title).toBe('BasicBars - MUI X');
  expect(description).toBe('BasicBars, from https://docs.example.com/x/react-charts/bars/#BasicBars');
  expect(mainFile).toBe('src/Demo.tsx');
  expect(Object.keys(files).sort()).toEqual([...SHARED_FILES, 'src/Demo.tsx', 'src/main.tsx', 'tsconfig.json'].sort());
  expect(files['src/Demo.tsx']).toBe(`${PLAIN.text}\n`);
  expect(files['index.html']).toContain('<script type="module" src="/src/main.tsx">');
  expect(files['index.html']).toContain('family=Roboto:wght@300;400;500;700&amp;display=swap');
});

test('a demo with icons of the icon font brings its stylesheet', () => {
  const withIcon = file(
    "import Icon from '@mui/material/Icon';\n\nexport default function A() {\n  return <Icon>home</Icon>;\n}",
  );
  expect(project([withIcon]).files['index.html']).toContain('icon?family=Material+Icons');
  expect(project([PLAIN]).files['index.html']).not.toContain('Material+Icons');
});

test('a file of nothing but types is left out of a JavaScript project, and only there', () => {
  const types = file('export type Row = string;', 'types.ts', '');
  expect(project([PLAIN, types]).files).toHaveProperty(['src/types.ts'], 'export type Row = string;\n');
  const {files} = project([PLAIN, types], {codeVariant: 'JS'});
  expect(Object.keys(files).filter((name) => name.includes('types'))).toEqual([]);
});

test('the entry renders the demo in the default theme', () => {
  expect(project([PLAIN]).files['src/main.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Demo from './Demo';

const theme = createTheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`);
});

test('a JavaScript project has the JavaScript and nothing of TypeScript', async () => {
  const rows = 'export const ROWS: number[] = [1];';
  const typed = "import { ROWS } from './rows';\n\nexport default function BasicBars() {\n  return <p>{ROWS}</p>;\n}";
  const sources = [file(typed), file(rows, 'rows.ts', await toJavaScript(rows))];
  const {files, mainFile} = project(sources, {codeVariant: 'JS'});
  expect(mainFile).toBe('src/Demo.jsx');
  expect(Object.keys(files).sort()).toEqual([...SHARED_FILES, 'src/Demo.jsx', 'src/main.jsx', 'src/rows.js'].sort());
  expect(files['src/Demo.jsx']).toBe(`${typed}\n`);
  expect(files['src/rows.js']).toBe('export const ROWS = [1];\n');
  expect(files['src/main.jsx']).toContain("createRoot(document.getElementById('root')).render(");
  expect(Object.keys(manifestOf(project(sources, {codeVariant: 'JS'})).devDependencies)).toEqual([
    '@vitejs/plugin-react',
    'vite',
  ]);
});

describe('relative imports', () => {
  const importing = (module: string): DemoFile => file(`import { a } from '${module}';\nexport default a;`);

  test.each([
    ['./rows', 'rows.ts'],
    ['./rows', 'rows/index.ts'],
    ['./data/rows', 'data/rows.ts'],
    ['./rows.json', 'rows.json'],
    ['./BasicBars.css', 'BasicBars.css'],
  ])('%s brings %s', (module, name) => {
    expect(project([importing(module), file('x', name)]).files).toHaveProperty([`src/${name}`], 'x\n');
  });

  test('one that is missing is named, in a file beside the demo too', () => {
    expect(() => project([importing('./rows')])).toThrow(
      '"./rows", which src/Demo.tsx imports, is not among the demo\'s files.',
    );
    const rows = file("export * from './more';", 'data/rows.ts');
    expect(() => project([importing('./data/rows'), rows, file('', 'more.ts')])).toThrow(
      '"./more", which src/data/rows.ts imports, is not among the demo\'s files.',
    );
  });

  test('a file in the place of one of the export is named', () => {
    expect(() => project([importing('./main'), file('export const a = 1;', 'main.tsx')])).toThrow(
      "A file of the demo is called like the export's own src/main.tsx. Rename it.",
    );
  });
});

test('a stylesheet of the demo wins over the styles of components', () => {
  const styled = [file("import './BasicBars.css';\nexport default () => null;"), file('.a {}', 'BasicBars.css')];
  const {files} = project(styled, {styling: 'CSS'});
  expect(files['src/main.tsx']).toContain(
    '    <StyledEngineProvider injectFirst>\n      <ThemeProvider theme={theme}>\n',
  );
  expect(files['src/main.tsx']).not.toContain('.css');
  expect(manifestOf(project(styled, {styling: 'CSS'})).devDependencies).not.toHaveProperty('tailwindcss');
});

test('Tailwind comes in the version of the site, without reset and layers, and below no other style', () => {
  const tailwind = project([PLAIN], {styling: 'Tailwind'});
  const installed = JSON.parse(readFileSync('node_modules/tailwindcss/package.json', 'utf8')) as {version: string};
  expect(manifestOf(tailwind).devDependencies).toMatchObject({tailwindcss: installed.version});
  expect(tailwind.description).toMatch(/^BasicBars \(Tailwind\), from /);
  expect(tailwind.files['src/tailwind.css']).toBe(`@import 'tailwindcss/theme.css';
@import 'tailwindcss/utilities.css';
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`);
  expect(tailwind.files['src/main.tsx']).toContain("import './tailwind.css';\n");
  expect(tailwind.files['src/main.tsx']).toContain('<StyledEngineProvider injectFirst>');
  expect(tailwind.files['vite.config.js']).toContain('plugins: [react(), tailwind()]');
  expect(tailwind.files['tailwindPlugin.js']).toContain('source.split(quote).flatMap((part) => part.split(/\\s+/))');
});

test('what is said of the demo is text in HTML, and a name that npm takes', () => {
  const named = project([PLAIN], {name: `A<b>&"'`});
  expect(named.files['index.html']).toContain("<title>A&lt;b&gt;&amp;&quot;' - MUI X</title>");
  expect(manifestOf(named).name).toMatch(/^[a-z\d-]+$/);
  expect(manifestOf(project([PLAIN])).name).toBe('basic-bars');
});

test('CodeSandbox is told what to run, and may show what runs', () => {
  const {files} = project([PLAIN], {sandbox: 'CodeSandbox'});
  expect(files['vite.config.js']).toContain("server: { allowedHosts: ['.csb.app'] },");
  expect(JSON.parse(files['.codesandbox/tasks.json'] ?? '')).toMatchObject({
    setupTasks: [{command: 'npm install'}],
    tasks: {dev: {command: 'npm run dev', runAtStart: true, preview: {port: 5173}}},
  });
  const stackBlitz = project([PLAIN]);
  expect(stackBlitz.files).not.toHaveProperty(['.codesandbox/tasks.json']);
  expect(stackBlitz.files['vite.config.js']).not.toContain('allowedHosts');
  expect(manifestOf(stackBlitz).scripts).toEqual({dev: 'vite', build: 'vite build'});
});

test('a module without types is declared, in TypeScript', () => {
  const text = readFileSync(path.resolve('tests/fixtures/exports/JalaaliPicker.tsx'), 'utf8');
  expect(project([file(text)]).files['src/untyped.d.ts']).toBe("declare module 'moment-jalaali';\n");
  expect(project([file(text)], {codeVariant: 'JS'}).files).not.toHaveProperty(['src/untyped.d.ts']);
});
