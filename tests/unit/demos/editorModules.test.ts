import path from 'node:path';
import {DATE_LOCALES} from '../../../src/site/adapters';
import {liveModule, runningImports} from '../../../plugins/demos/node/editorModules';
import {groupModule, packageGroups, packagesModule} from '../../../plugins/demos/node/editorPackages';

const FILE = path.resolve('docs/react-charts/bars/BasicBars.tsx');

test('types are no imports that run', () => {
  const code = `import type { A } from 'a';
import B, { C, type D, E as F } from 'b';
import * as G from 'b';
import './Bars.css';`;
  expect(runningImports(code)).toEqual([
    {specifier: 'b', names: ['default', 'C', 'E'], isWhole: true},
    {specifier: './Bars.css', names: [], isWhole: false},
  ]);
});

test('the editor gets what the demo takes of a package, and all of the files beside it', () => {
  const text = liveModule(FILE, "import Box from '@mui/material/Box';\nimport { rows } from './rows';\n");
  expect(text).toContain('import {default as value0x0} from "@mui/material/Box";');
  expect(text).toContain('"@mui/material/Box": {exports: {default: value0x0}}');
  expect(text).toContain(`import * as all1 from ${JSON.stringify(path.join(path.dirname(FILE), 'rows'))};`);
  expect(text).toContain('"./rows": {isWhole: true, exports: all1}');
  expect(text).toContain(`export {default} from ${JSON.stringify(FILE)};`);
  expect(text).not.toContain('styles');
});

test('a stylesheet is not imported a second time, and the styles come along', () => {
  const text = liveModule(FILE.replace('.tsx', '.css.tsx'), "import './BasicBars.css';\n");
  expect(text).not.toContain('import "./BasicBars.css"');
  expect(text).toContain('"./BasicBars.css": {isWhole: true, exports: {}}');
  expect(text).toMatch(/^export {styles} from ".*BasicBars\.css\.tsx\?demo-styles";$/m);
});

describe('what the editor offers', () => {
  const groups = packageGroups([
    'react',
    './rows',
    '@mui/material/Box',
    '@mui/icons-material/Label',
    'dayjs/plugin/weekOfYear',
    'moment/locale/de',
  ]);
  const groupOf = (specifier: string) => groups.filter(({specifiers}) => specifiers.includes(specifier));

  test.each([
    '@mui/material',
    '@mui/material/Chip',
    '@mui/material/styles',
    '@mui/x-tree-view/TreeItem',
    '@mui/x-data-grid-premium',
    '@mui/x-charts/BarChart',
    '@mui/x-date-pickers/DatePicker',
    '@mui/icons-material/Label',
    '@emotion/react',
    'dayjs/plugin/utc',
    'react-dom',
  ])('%s, once', (specifier) => {
    expect(groupOf(specifier)).toHaveLength(1);
  });

  test('a language of Moment.js, which changes the global one, does not arrive with the library', () => {
    expect(groupOf('moment')[0]?.specifiers).not.toContain('moment/locale/de');
    expect(groupOf('moment/locale/de')).toEqual([{name: 'moment-locale', specifiers: ['moment/locale/de']}]);
  });

  test('an adapter arrives with its library and what demos import of it, and without the others', () => {
    expect(groupOf('@mui/x-date-pickers/AdapterDayjs')[0]?.specifiers).toEqual([
      'dayjs',
      ...DATE_LOCALES.map((locale) => `dayjs/locale/${locale}`),
      'dayjs/plugin/utc',
      'dayjs/plugin/timezone',
      '@mui/x-date-pickers/AdapterDayjs',
      '@mui/x-date-pickers-pro/AdapterDayjs',
      'dayjs/plugin/weekOfYear',
    ]);
  });

  test.each([
    '@mui/material/node',
    '@mui/x-data-grid/internals',
    '@mui/x-date-pickers/AdapterDateFnsV3',
    './rows',
    'react',
  ])('not %s', (specifier) => {
    expect(groupOf(specifier)).toEqual([]);
  });

  test('as modules of a few chunks', () => {
    expect(groupModule({name: 'a', specifiers: ['a', 'a/B']})).toBe(
      'import * as module0 from "a";\nimport * as module1 from "a/B";\nexport default {\n  "a": module0,\n  "a/B": module1,\n};\n',
    );
    expect(packagesModule([{name: 'a', specifiers: ['a']}], () => './editor-a.js')).toContain(
      '{specifiers: ["a"], load: () => import("./editor-a.js")}',
    );
    expect(groups.length).toBeLessThan(40);
  });
});
