import postcss, {type AcceptedPlugin, type AtRule} from 'postcss';
import {pageVariables, unusedStockStyles} from '../../../src/css/unusedStockStyles';

const INFIMA = '/site/node_modules/infima/dist/default.css';

function made(css: string, from = INFIMA, replaced: readonly string[] = []): string {
  return postcss([unusedStockStyles(replaced)]).process(css, {from}).css;
}

/** As Docusaurus does it. */
const inLayer: AcceptedPlugin = {
  postcssPlugin: 'in-layer',
  Once(root) {
    const {nodes} = root.clone();
    root.removeAll();
    root.append({type: 'atrule', name: 'layer', params: 'stock', nodes} as object as AtRule);
  },
};

test('a rule goes with the last of its selectors', () => {
  expect(made('.hero{a:b}.navbar,.hero .c{a:b}@media print{.padding--md{a:b}.menu{a:b}}')).toBe(
    '.navbar{a:b}@media print{.menu{a:b}}',
  );
});

test('the colors of notes go, which are the site’s own', () => {
  expect(made('.alert{a:b}.alert--info{a:b}.alert--secondary{a:b}')).toBe('.alert{a:b}.alert--secondary{a:b}');
});

test('what the theme uses stays, and so does every other stylesheet', () => {
  const used = '.margin-vert--md{a:b}.text--truncate{a:b}.pagination-nav__link{a:b}.col--3{a:b}';
  expect(made(used)).toBe(used);
  expect(made('.hero{a:b}', '/site/src/css/page.css')).toBe('.hero{a:b}');
});

test('no rule is skipped if Docusaurus has wrapped them in a layer', () => {
  const css = '.hero{a:b}.pills{a:b}.hero{a:b}.pills{a:b}.menu{a:b}';
  expect(postcss([inLayer, unusedStockStyles()]).process(css, {from: INFIMA}).css).toBe('@layer stock{.menu{a:b}}');
});

test('a variable goes if nothing reads it, or only what is left out', () => {
  const css =
    ':root{--a:1;--b:var(--c);--c:2;--d:var(--e);--e:3;--ifm-color-emphasis-600:4}.hero{a:var(--a)}.menu{a:var(--d)}';
  expect(made(css)).toBe(':root{--d:var(--e);--e:3;--ifm-color-emphasis-600:4}.menu{a:var(--d)}');
});

test('a class that an element must not have is no reason to leave a rule out', () => {
  expect(made('.menu:not(.hero):hover,.hero:not(.menu){a:b}')).toBe('.menu:not(.hero):hover{a:b}');
});

test('the variables that a stylesheet sets for the whole page are found, and no others', () => {
  const css =
    '/* :root{--z:1} */:root{--a:1;color:red}@media print{:root{--b:1}}html[data-dense]{--c:1}@layer x{:root{--d:1}}:root{--e:1}';
  expect(pageVariables(css)).toEqual(['--a', '--e']);
});

test('what the site sets for the whole page goes, in both modes, and what only that read', () => {
  const read = '.menu{a:var(--a);b:var(--c)}';
  const css = `:root{--a:var(--b);--b:1;--c:2}html[data-theme='dark']{--a:3;--c:4}.alert{--a:5}@media (width<9px){.menu{--a:6}}${read}`;
  expect(made(css, INFIMA, ['--a'])).toBe(
    `:root{--c:2}html[data-theme='dark']{--c:4}.alert{--a:5}@media (width<9px){.menu{--a:6}}${read}`,
  );
});
