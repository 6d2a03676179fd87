import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NO_WATCHER} from '../../../plugins/demos/node/demoFiles';
import {runningModule, scopeOf, stylesOf} from '../../../plugins/demos/node/demoStyles';
import {checkStylesheet, kebabCase, withScopedNames} from '../../../plugins/demos/node/demoStylesheet';

const FOLDER = path.resolve('tests/fixtures/demo-parts');
const STYLESHEET = path.join(FOLDER, 'Chart.css');

describe('stylesheets', () => {
  const check = (css: string) => checkStylesheet(STYLESHEET, css, 'Chart', 'chart-1a2b');

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

  test('its names are those of one demo on one page, in the stylesheet and wherever the code has them', () => {
    const css =
      ".chart, [data-theme='dark'] .chart-row.Mui-selected:not(.chart-off) { animation: chart-in 1s } @keyframes chart-in { to { rotate: 1turn } }";
    expect(check(css).css).toBe(
      '.chart-1a2b,[data-theme=dark] .chart-1a2b-row.Mui-selected:not(.chart-1a2b-off){animation:1s chart-1a2b-in}@keyframes chart-1a2b-in{to{rotate:1turn}}',
    );
    const code =
      "<Chart id=\"charts\" className={`chart-row chart-${tone}`} sx={{ '& .chart': {}, '.my-chart-row': {} }}>chart</Chart>;";
    expect(withScopedNames(code, 'Chart', 'chart-1a2b')).toBe(
      "<Chart id=\"charts\" className={`chart-1a2b-row chart-1a2b-${tone}`} sx={{ '& .chart-1a2b': {}, '.my-chart-row': {} }}>chart</Chart>;",
    );
    const scopes = ['docs/a/Chart.css.tsx', 'docs/b/Chart.css.tsx'].map((file) =>
      scopeOf(path.resolve(file), 'stylesheet'),
    );
    expect(new Set(scopes).size).toBe(2);
  });

  test('a file that comes along with the demo has none of its classes', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'demo-')), 'Chart.css.tsx');
    const code = "import './Chart.css';\nimport Row from './Row';\n";
    writeFileSync(file.replace('.tsx', ''), '.chart-row { color: teal }');
    writeFileSync(path.join(path.dirname(file), 'Row.tsx'), '\nexport default () => <p className="chart-row" />;\n');
    await expect(stylesOf(file, code, NO_WATCHER)).rejects.toThrow(
      /Row\.tsx:2: a class of the stylesheet of Chart stands here, and only that demo's own file can have it\. Give it/,
    );
  });

  test('a stylesheet is imported for its effect', async () => {
    await expect(
      runningModule(path.join(FOLDER, 'Chart.css.tsx'), "\nimport styles from './Chart.css';", NO_WATCHER),
    ).rejects.toThrow(
      `[demos] tests/fixtures/demo-parts/Chart.css.tsx:2: "./Chart.css" is a plain stylesheet: it gives no names. Write import './Chart.css';`,
    );
  });

  test('the running code has no stylesheet for the bundler to put into the site\u2019s', async () => {
    const file = path.join(FOLDER, 'Chart.css.tsx');
    const running = await runningModule(file, readFileSync(file, 'utf8'), NO_WATCHER);
    expect(running).not.toMatch(/import '\.\/Chart\.css'/);
    expect(running).toContain(`className="${scopeOf(file, 'stylesheet')}-row"`);
  });

  test.each([
    ['BarTreeView', 'bar-tree-view'],
    ['CSSVariables', 'css-variables'],
    ['Grid2Columns', 'grid2-columns'],
  ])('%s is %s in class names', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});
