import {readFileSync} from 'node:fs';
import path from 'node:path';
import {NO_WATCHER} from '../../../src/node/demoFiles';
import {runningModule, stylesOf} from '../../../plugins/demos/node/demoStyles';
import {checkStylesheet} from '../../../plugins/demos/node/demoStylesheet';

const FOLDER = path.resolve('tests/fixtures/demo-parts');
const STYLESHEET = path.join(FOLDER, 'Chart.css');

describe('stylesheets', () => {
  const check = (css: string) => checkStylesheet(STYLESHEET, css, 'Chart');

  test.each([
    ['.chart { color: red }'],
    ['.chart-row:hover > p, .chart-row.Mui-selected { color: red }'],
    ["[data-theme='dark'] .chart-row { color: red }"],
    ["html[data-theme='dark'] .chart-row { color: red }"],
    ['.chart-row { &:hover { color: red } @media (width > 600px) { color: blue } }'],
    ['@media (width > 600px) { .chart-row { color: red } }'],
    ['.chart-row { animation: chart-in 1s } @keyframes chart-in { from { opacity: 0 } }'],
    ['.chart-row { background: url(data:image/png;base64,AA) }'],
  ])('%s stays inside the demo', (css) => {
    expect(check(css).css).not.toBe('');
  });

  const SELECTOR = 'this selector does not begin with a class of the demo. Begin it with ".chart-…".';

  test.each([
    ['p { color: red }', 1, SELECTOR],
    ['\n\n.row { color: red }', 3, SELECTOR],
    ['.charting { color: red }', 1, SELECTOR],
    [':root { --x: 1px }', 1, SELECTOR],
    ['.chart-row,\np { color: red }', 1, SELECTOR],
    [':is(.chart-row, p) { color: red }', 1, SELECTOR],
    ["[data-theme='dark'] p { color: red }", 1, SELECTOR],
    ['@media print {\n  body { color: red }\n}', 2, SELECTOR],
    [
      '@keyframes spin { to { rotate: 1turn } }',
      1,
      'the animation "spin" has a name that is not the demo\'s. Call it "chart-…".',
    ],
    ['@font-face { font-family: A; src: url(data:,) }', 1, '@font-face reaches past the demo. Take it out.'],
    [
      '.chart-row { background: url(a.png) }',
      1,
      '"a.png" is not part of the demo when it is copied. Write the picture as a data: URL.',
    ],
    ['\n.chart-row > { color: red }', 2, 'the stylesheet cannot be read'],
  ])('%j is a problem in line %i', (css, line, message) => {
    expect(() => check(css)).toThrow(`[demos] tests/fixtures/demo-parts/Chart.css:${line}: ${message}`);
  });

  test('its names are what the demo\u2019s code has', () => {
    const css =
      ".chart, [data-theme='dark'] .chart-row.Mui-selected:not(.chart-off) { animation: chart-in 1s } @keyframes chart-in { to { rotate: 1turn } }";
    const checked = check(css);
    expect(checked.css).toBe(
      '.chart,[data-theme=dark] .chart-row.Mui-selected:not(.chart-off){animation:1s chart-in}@keyframes chart-in{to{rotate:1turn}}',
    );
    expect([...checked.classes]).toEqual(['chart', 'chart-row', 'Mui-selected', 'chart-off']);
  });

  test('a stylesheet is imported for its effect', () => {
    expect(() => runningModule(path.join(FOLDER, 'Chart.css.tsx'), "\nimport styles from './Chart.css';")).toThrow(
      `[demos] tests/fixtures/demo-parts/Chart.css.tsx:2: "./Chart.css" is a plain stylesheet: it gives no names. Write import './Chart.css';`,
    );
  });

  test('the running code has no stylesheet for the bundler to put into the site\u2019s; the demo\u2019s styles have it', async () => {
    const file = path.join(FOLDER, 'Chart.css.tsx');
    const code = readFileSync(file, 'utf8');
    expect(runningModule(file, code)).toBe(code.replace("import './Chart.css';", ''));
    expect(await stylesOf(file, code, NO_WATCHER)).toEqual({scope: 'Chart', css: '.chart-row{color:teal}'});
  });

  test.each([
    ['BarTreeView', 'bar-tree-view'],
    ['CSSVariables', 'css-variables'],
    ['Grid2Columns', 'grid2-columns'],
  ])('%s is %s in class names', (name, prefix) => {
    expect(checkStylesheet(STYLESHEET, `.${prefix}-row { color: teal }`, name).classes).toEqual(
      new Set([`${prefix}-row`]),
    );
  });
});
