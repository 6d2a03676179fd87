import postcss, {type AcceptedPlugin, type AtRule} from 'postcss';
import {unusedStockStyles} from '../../../src/css/unusedStockStyles';

const INFIMA = '/site/node_modules/infima/dist/default.css';

function made(css: string, from = INFIMA): string {
  return postcss([unusedStockStyles()]).process(css, {from}).css;
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
