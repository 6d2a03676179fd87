import {NO_WATCHER} from '../../../src/node/demoFiles';
import {groupFetchModule, groupModule, readGroupRequest} from '../../../plugins/demos/node/demoGroups';
import {demoFile, infoModule} from '../../../plugins/demos/node/demoModules';
import {previewOf} from '../../../plugins/demos/node/preview';
import {validateOptions} from '../../../plugins/demos/options';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = path.resolve('docs/react-charts/bars/BasicBars.tsx');
const CODE = `import * as React from 'react';
import Box from '@mui/material/Box';
import type { Row } from './rows';

export default function BasicBars() {
  const [rows] = React.useState<Row[]>([]);

  return (
    <Box sx={{ width: 300 }}>
      <Bars
        rows={rows}
      />
    </Box>
  );
}
`;

describe('preview', () => {
  test('shows what the component returns, without what only places it', () => {
    expect(previewOf(CODE, 16)).toEqual({text: '<Bars\n  rows={rows}\n/>', isCut: false});
  });

  const returning = (jsx: string): string =>
    `import {LocalizationProvider, DatePicker} from '@mui/x-date-pickers';
export default function A() { return ${jsx}; }`;

  test.each([
    ['begins at what the demo teaches', '<Stack><Toggles /><div><DatePicker /></div></Stack>', '<DatePicker />'],
    ['steps through providers', '<LocalizationProvider><DatePicker /></LocalizationProvider>', '<DatePicker />'],
    [
      'goes on to those that follow',
      '<Box><DatePicker />\n<DatePicker a /><B /></Box>',
      '<DatePicker />\n<DatePicker a />',
    ],
    ['has parts of packages', '<><Button /><DatePicker.Day /></>', '<DatePicker.Day />'],
    ['shows all of the reader\u2019s own components', '<Box><B /><C /></Box>', '<B /><C />'],
    ['keeps an element with text', '<Box>Text <B /></Box>', '<Box>Text <B /></Box>'],
  ])('%s', (_name, jsx, shown) => {
    expect(previewOf(returning(jsx), 16)?.text).toBe(shown);
  });

  test('cuts what is too long', () => {
    expect(previewOf(CODE, 2)).toEqual({text: '<Bars\n  rows={rows}', isCut: true});
  });

  test('has nothing to show for no JSX or no component', () => {
    expect(previewOf('export default function A() { return null; }', 16)).toBeUndefined();
    expect(previewOf('export const a = 1;', 16)).toBeUndefined();
  });
});

test('a file is shown and copied in both languages', async () => {
  const file = await demoFile({file: FILE, name: 'BasicBars.tsx', code: CODE});
  expect(file.name).toBe('BasicBars.tsx');
  expect(file.text).toBe(CODE.trimEnd());
  expect(file.textJs).toContain('const [rows] = React.useState([]);');
  expect(file.textJs).not.toContain('import type');
  expect(file.htmlJs).toContain('tk-keyword');
});

test('a file that is the same in both languages is shipped once', async () => {
  const file = await demoFile({file: FILE, name: 'BasicBars.tsx', code: 'export const a = 1;\n'});
  expect(file).not.toHaveProperty('textJs');
  expect(file).not.toHaveProperty('htmlJs');
});

test('a source that cannot be read is named', async () => {
  await expect(demoFile({file: FILE, name: 'BasicBars.tsx', code: 'const = 1'})).rejects.toThrow(
    /^\[demos\] docs\/react-charts\/bars\/BasicBars\.tsx: the source cannot be read: .*\(1:7\)/,
  );
});

test('the module that a page imports holds facts and ways to fetch, not the demo', async () => {
  const file = path.resolve('docs/react-tree-view/getting-started/FirstComponent.tsx');
  const module = await infoModule(file, readFileSync(file, 'utf8'), NO_WATCHER);
  expect(module).toContain('"name":"FirstComponent"');
  expect(module).toContain('"page":"/x/react-tree-view/getting-started"');
  expect(module).toContain('"plan":"community"');
  expect(module).toMatch(
    /load: \(\) => require\(".*\/FirstComponent\.tsx\?demos-live=FirstComponent\.tsx&fetch"\)\.default\(\)\.then\(\({demos}\) => demos\["FirstComponent\.tsx"\]\)/,
  );
  expect(module).toContain('loaded: __SERVER_BUNDLE__ ? require(');
});

test('demos of a page that are built on the same packages travel together', async () => {
  const groupsOf = async (file: string): Promise<string[]> => {
    const demo = path.resolve('docs/react-data-grid/column-menu', file);
    const module = await infoModule(demo, readFileSync(demo, 'utf8'), NO_WATCHER);
    return [...module.matchAll(/require\("([^"]+)&fetch"\)/g)].map(([, request]) => path.basename(request ?? ''));
  };
  const [free = '', styled = ''] = await groupsOf('AddNewColumnMenuGrid.tsx');
  expect(free).toContain('?demos-live=AddNewColumnMenuGrid.tsx,ColumnMenuGrid.tsx,');
  expect(free).not.toContain('ColumnMenuGridPremium');
  expect(styled).toBe('AddNewColumnMenuGrid.tailwind.tsx?demos-live=AddNewColumnMenuGrid.tailwind.tsx');
  expect(await groupsOf('ColumnMenuGrid.tsx')).toEqual([free]);
  expect(await groupsOf('ColumnMenuGridPremium.tsx')).toEqual([
    'ColumnMenuGridPremium.tsx?demos-live=ColumnMenuGridPremium.tsx',
  ]);
});

test('the module of a group gives each demo by the name of its file', () => {
  const request = `${path.resolve('docs/a/Bars.css.tsx')}?demos-live=Bars.css.tsx,Pies.css.tsx`;
  const members = ['Bars', 'Pies'].map((name) => path.resolve(`docs/a/${name}.css.tsx`));
  expect(readGroupRequest(request)).toEqual({members, isFetch: false});
  expect(readGroupRequest(`${request}&fetch`)).toEqual({members, isFetch: true});
  expect(groupFetchModule(members)).toBe(`export default () => import(${JSON.stringify(request)});\n`);
  expect(groupModule(members)).toMatch(
    /^import \* as demo0 from ".*Bars\.css\.tsx\?demo-live";[^]*export const demos = {"Bars\.css\.tsx": demo0, "Pies\.css\.tsx": demo1};\n$/,
  );
  expect(readGroupRequest('/docs/a/Bars.tsx?demo-live')).toBeUndefined();
});

test('a variant that brings styles is known with them, and rendered with them on the server', async () => {
  const file = path.resolve('tests/fixtures/demo-parts/Chart.tsx');
  const module = await infoModule(file, 'export default function Chart() { return null; }', NO_WATCHER);
  const variant = file.replace('.tsx', '.css.tsx');
  expect(module).toContain('"styling":"CSS","file":"tests/fixtures/demo-parts/Chart.css.tsx"');
  expect(module).toContain(
    `{...require(${JSON.stringify(variant)}), ...require(${JSON.stringify(`${variant}?demo-styles`)})}`,
  );
  expect(module.match(/demo-styles/g)).toHaveLength(1);
  expect(module).not.toContain('Tailwind');
});

test.each([
  ['#BasicBars', {name: 'BasicBars'}],
  ['#BasicBars.tsx', {name: 'BasicBars', codeVariant: 'TS'}],
  ['#BasicBars.js', {name: 'BasicBars', codeVariant: 'JS'}],
  ['#tailwind-BasicBars.tsx', {name: 'BasicBars', codeVariant: 'TS', styling: 'Tailwind'}],
  ['#css-BasicBars.js', {name: 'BasicBars', codeVariant: 'JS', styling: 'CSS'}],
  ['#system-BasicBars.tsx', {name: 'BasicBars', codeVariant: 'TS', styling: 'MUI System'}],
  ['#installation', undefined],
  ['#BasicBars.exe', undefined],
  ['#<img onerror=alert(1)>.js', undefined],
  ['', undefined],
])('the hash %s asks for %j', (hash, url) => {
  expect(readDemoHash(hash)).toEqual(url);
});

test('the plugin takes no options', () => {
  expect(validateOptions({options: undefined})).toEqual({id: 'default'});
  expect(() => validateOptions({options: {docs: 'pages', colour: 1}})).toThrow(
    '[demos] invalid options: "docs" is not allowed; "colour" is not allowed',
  );
});
