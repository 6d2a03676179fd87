import postcss from 'postcss';
import {unusedStockStyles} from '../../../src/css/unusedStockStyles';

function made(css: string, from = '/site/node_modules/infima/dist/default.css'): string {
  return postcss([unusedStockStyles()]).process(css, {from}).css;
}

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
