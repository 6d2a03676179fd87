import {readProjectFile} from '../rules/projectFiles';

const page = readProjectFile('docs/introduction/installation/index.mdx');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional: boolean}>>;
  readonly engines: Readonly<Record<string, string>>;
}

function manifest(name: string): Manifest {
  return JSON.parse(readProjectFile(`node_modules/${name}/package.json`)) as Manifest;
}

const PACKAGES = {
  'Data Grid': '@mui/x-data-grid',
  Charts: '@mui/x-charts',
  Pickers: '@mui/x-date-pickers',
  'Tree View': '@mui/x-tree-view',
} as const;

test.each(Object.entries(PACKAGES))(
  'the oldest React and Material UI of the %s are those of its package',
  (label, name) => {
    const [, react, material] = new RegExp(`\\| ${label} *\\| ([\\d.]+) *\\| ([\\d.]+) *\\|`).exec(page) ?? [];
    const {peerDependencies} = manifest(name);
    expect(peerDependencies['react']).toBe(`^${react ?? ''} || ^18.0.0`);
    expect(peerDependencies['@mui/material']).toBe(`^${material ?? ''}`);
  },
);

test('Emotion is no peer of the Data Grid, and one of the others in the versions of the page', () => {
  expect(Object.keys(manifest(PACKAGES['Data Grid']).peerDependencies).join()).not.toContain('emotion');
  for (const name of [PACKAGES.Charts, PACKAGES.Pickers, PACKAGES['Tree View']]) {
    const {peerDependencies} = manifest(name);
    expect(peerDependencies['@emotion/react']).toBe('^11.9.0');
    expect(peerDependencies['@emotion/styled']).toBe('^11.8.1');
  }
  expect(page).toContain('`@emotion/react` 11.9.0 and `@emotion/styled` 11.8.1');
});

test('no package needs an icon package', () => {
  for (const name of Object.values(PACKAGES)) {
    expect(Object.keys(manifest(name).peerDependencies)).not.toContain('@mui/icons-material');
  }
});

test('the page on calendar systems installs the only release of date-fns-jalali that the Pickers accept', () => {
  const command = /^npm install date-fns-jalali@(\S+)/m.exec(
    readProjectFile('docs/react-date-pickers/calendar-systems/index.mdx'),
  );
  expect(`^${command?.[1] ?? ''}`).toBe(manifest(PACKAGES.Pickers).peerDependencies['date-fns-jalali']);
});

test('the Pickers install no date library, and their main entry has no adapter', () => {
  const {dependencies, peerDependencies, peerDependenciesMeta} = manifest(PACKAGES.Pickers);
  expect(peerDependenciesMeta?.['dayjs']).toEqual({optional: true});
  expect(Object.keys(dependencies)).not.toContain('dayjs');
  expect(peerDependencies['dayjs']).toMatch(/^\^1\./);
  const entry = Object.keys(jest.requireActual<object>(PACKAGES.Pickers));
  expect(entry).toContain('DatePicker');
  expect(entry.filter((name) => name.startsWith('Adapter'))).toEqual([]);
});

test('the oldest releases of date libraries are those that the Pickers accept', () => {
  const {peerDependencies} = manifest(PACKAGES.Pickers);
  const listed = [...page.matchAll(/^- `Adapter\w+` for `([\w-]+)` (\S+)/gm)];
  expect(listed).toHaveLength(8);
  for (const [, library, oldest] of listed) {
    expect(`${library ?? ''} ${peerDependencies[library ?? ''] ?? ''}`).toContain(`^${oldest ?? ''}`);
  }
});

test('the demos of ranges import from both packages of the Pickers, and commands for Pro install both', () => {
  const demo = readProjectFile('docs/react-date-pickers/date-range-picker/BasicDateRangePicker.tsx');
  expect(demo).toMatch(/@mui\/x-date-pickers\/[^]*@mui\/x-date-pickers-pro\//);
  const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
  const pages = ['introduction/installation', 'react-date-pickers/getting-started', 'migration/migration-pickers-v5'];
  const files = [...pages.map((name) => `docs/${name}`), ...pages.slice(0, 2).map((name) => `${zh}/${name}`)];
  for (const file of files) {
    const commands = readProjectFile(`${file}/index.mdx`).match(/^npm install .*@mui\/x-date-pickers-pro@.*$/gm) ?? [];
    expect(commands).not.toEqual([]);
    expect(commands.filter((command) => !command.includes(' @mui/x-date-pickers@6 '))).toEqual([]);
  }
});
