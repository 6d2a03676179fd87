import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {findClassNames} from '../../../plugins/demos/node/classNames';
import {NO_WATCHER} from '../../../src/node/demoFiles';
import {runningModule, stylesModule, stylesOf} from '../../../plugins/demos/node/demoStyles';
import {kebabCase} from '../../../src/site/apiPaths';

const FOLDER = path.resolve('tests/fixtures/demo-parts');
const TAILWIND = path.join(FOLDER, 'Chart.tailwind.tsx');
const DEMO = '[data-demo-styles=Chart] *';
/** In the page: the elements of the demo, and those that it puts into the body. */
const ELEMENTS = `:where(${DEMO},body>:not(#__docusaurus),body>:not(#__docusaurus) *)`;

/** Selectors of a stylesheet, those of rules in rules included. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  transform({
    filename: 'out.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        selectors.push(JSON.stringify(selector));
        return undefined;
      },
    },
  });
  return selectors;
}

const demo = (body: string): string => `import clsx from 'clsx';\n${body}\n`;

describe('where class names are found', () => {
  const written = (code: string): string[] => findClassNames(code).written.map(({name}) => name);

  test.each([
    ['an attribute', '<p className="flex gap-2" />', ['flex', 'gap-2']],
    ['an expression', '<p className={active ? "flex" : "block"} />', ['flex', 'block']],
    ['a condition, whose own strings are none', '<p className={kind === "grid" && "flex"} />', ['flex']],
    ['classes', '<Item classes={{ content: "py-1", group: on ? "ms-2" : undefined }} />', ['py-1', 'ms-2']],
    ['clsx', 'clsx("flex", on && "p-1", { "m-1": on }, ["gap-2"])', ['flex', 'p-1', 'm-1', 'gap-2']],
    ['a template', '<p className={`flex ${on ? "p-1" : ""} gap-2`} />', ['flex', 'p-1', 'gap-2']],
    ['slot props', '<Item slotProps={{ row: { className: "flex" } }} />', ['flex']],
    ['a column', 'const columns = [{ field: "hidden", cellClassName: () => "flex" }];', ['flex']],
    [
      'a function named for it',
      'function getRowClassName() { if (a) { return "p-1"; } return "p-2"; }',
      ['p-1', 'p-2'],
    ],
    ['a default', 'function Row({ className = "flex" }) { return null; }', ['flex']],
    ['a joined list', '<p className={["flex", on && "p-1"].filter(Boolean).join(" ")} />', ['flex', 'p-1']],
    [
      'the constants that lead there, by the names that are read',
      'const tones = { a: { icon: "flex", label: "Block" } }; const { icon } = tones[kind]; <p className={icon} />',
      ['flex'],
    ],
  ])('%s', (_place, code, names) => {
    expect(written(code)).toEqual(names);
  });

  test('other strings are none', () => {
    expect(written('<p title="flex" style={{ display: "flex" }}>{"grid"}</p>')).toEqual([]);
  });
});

describe('Tailwind', () => {
  test('the running code is the code as it is written', () => {
    const code = demo('<p title="flex" className={`flex ${on ? "p-1" : ""} Mui-x`}>flex</p>;');
    expect(runningModule(TAILWIND, code)).toBe(code);
  });

  test('no selector is without the scope, no rule is global, nothing is in a layer', async () => {
    const names =
      'flex border shadow-md animate-spin space-x-2 divide-y group group-hover:flex peer peer-checked:flex *:p-1 before:block ' +
      'dark:bg-black sm:p-4 p-4 container rtl:flex [&.Mui-selected]:flex bg-linear-to-r from-blue-500 transition starting:opacity-0 not-hover:p-2 has-checked:p-3';
    const {css} = await stylesOf(TAILWIND, demo(`<p className="${names}" />;`), NO_WATCHER);
    const selectors = selectorsOf(css);
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !/data-demo-styles[^]*Chart/.test(selector))).toEqual([]);
    expect(css).not.toMatch(/@layer|@property|:root|:host|@keyframes (?!Chart-)/);
    expect(css).toContain('animation:1s linear infinite Chart-spin');
    expect(css).toContain('--tw-border-style:solid');
    expect(css).toContain(`.before\\:block${ELEMENTS}:before`);
  });

  test('dark follows the page, and MUI\u2019s states are left as they are', async () => {
    const {css} = await stylesOf(TAILWIND, demo('<p className="dark:flex [&.Mui-selected]:flex" />;'), NO_WATCHER);
    expect(css).toContain(`.dark\\:flex:where([data-theme=dark],[data-theme=dark] *)${ELEMENTS}`);
    expect(css).toContain(`.Mui-selected${ELEMENTS}{display:flex}`);
  });

  test('no preflight and no theme variables: only what the demo writes', async () => {
    const {css} = await stylesOf(TAILWIND, demo('<p className="flex" />;'), NO_WATCHER);
    expect(css.replace(/^\/\*!.*?\*\/\s*/, '').trim()).toBe(`.flex${ELEMENTS}{display:flex}`);
  });

  test.each([
    [
      'a class that Tailwind does not have',
      '<p className="flex" />;\n<p className="flexx" />;',
      '[demos] tests/fixtures/demo-parts/Chart.tailwind.tsx:3: Tailwind has no class "flexx". Did you mean "flex"?',
    ],
    [
      'one behind a variant',
      '<p className="hover:gap-22x" />;',
      '[demos] tests/fixtures/demo-parts/Chart.tailwind.tsx:2: Tailwind has no class "hover:gap-22x". Did you mean "hover:gap-2',
    ],
    [
      'one that is like no other',
      '<p className="wholly-unknown-thing" />;',
      'Chart.tailwind.tsx:2: Tailwind has no class "wholly-unknown-thing".',
    ],
    [
      'one that is put together',
      '<p className={`flex bg-${color}`} />;',
      `[demos] tests/fixtures/demo-parts/Chart.tailwind.tsx:2: the class "bg-" is put together from parts, which Tailwind cannot see. Write each class out: isOpen ? 'mt-2' : 'mt-4'.`,
    ],
  ])('%s stops the build', async (_problem, body, message) => {
    await expect(stylesOf(TAILWIND, demo(body), NO_WATCHER)).rejects.toThrow(message);
  });

  test('all unknown classes are named at once', async () => {
    const made = stylesOf(TAILWIND, demo('<p className="flexx blockk" />;'), NO_WATCHER);
    await expect(made).rejects.toThrow(/"flexx".*\n.*"blockk"/);
  });

  test('classes of the demo\u2019s own stylesheet are allowed', async () => {
    const code = 'import \'./Chart.css\';\n<p className="flex chart-row" />;';
    expect(runningModule(TAILWIND, code)).not.toContain("'./Chart.css'");
    const {css} = await stylesOf(TAILWIND, code, NO_WATCHER);
    expect(css).toContain('.chart-row{color:teal}');
    const wrong = stylesOf(TAILWIND, code.replace('chart-row', 'chart-rows'), NO_WATCHER);
    await expect(wrong).rejects.toThrow('Tailwind has no class "chart-rows".');
  });

  test('the module of a demo\u2019s styles is text', async () => {
    const module = await stylesModule(TAILWIND, demo('<p className="flex" />;'), NO_WATCHER);
    expect(module).toContain(`.flex${ELEMENTS}{display:flex}`);
    expect(module).not.toMatch(/import ['"].*\.css['"]/);
  });
});

describe('the demos of the site', () => {
  const folder = path.resolve('docs/react-tree-view');
  const variants = readdirSync(folder).filter((file) => /\.(tailwind|css)\.tsx$/.test(file));

  test('three or more come in all stylings', () => {
    expect(variants.filter((file) => file.includes('.tailwind.')).length).toBeGreaterThanOrEqual(3);
    expect(variants.filter((file) => file.includes('.css.')).length).toBeGreaterThanOrEqual(3);
  });

  test.each(variants)('%s touches nothing else', async (name) => {
    const file = path.join(folder, name);
    const {css} = await stylesOf(file, readFileSync(file, 'utf8'), NO_WATCHER);
    const [demoName = ''] = name.split('.');
    const isIts = (selector: string): boolean => selector.includes(kebabCase(demoName)) || selector.includes(demoName);
    expect(selectorsOf(css).filter((selector) => !isIts(selector))).toEqual([]);
  });
});
