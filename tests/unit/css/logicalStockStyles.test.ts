import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {logicalStockStyles} from '../../../src/css/logicalStockStyles';

function made(css: string, from = '/site/node_modules/infima/dist/default.css'): string {
  return postcss([logicalStockStyles() as AcceptedPlugin]).process(css, {from}).css;
}

const INFIMA = path.resolve(__dirname, '../../../node_modules/infima/dist/css/default');

function readInfima(file: string): string {
  return readFileSync(path.join(INFIMA, file), 'utf8');
}

test.each([
  ['margin-left: 1px', 'margin-inline-start: 1px'],
  ['margin-right: calc(1px + (2px * 3)) !important', 'margin-inline-end: calc(1px + (2px * 3)) !important'],
  ['padding-left: var(--x)', 'padding-inline-start: var(--x)'],
  ['scroll-margin-right: 1px', 'scroll-margin-inline-end: 1px'],
  ['left: 100%', 'inset-inline-start: 100%'],
  ['right: inherit', 'inset-inline-end: inherit'],
  ['border-left: 1px solid red', 'border-inline-start: 1px solid red'],
  ['border-right-color: red', 'border-inline-end-color: red'],
  ['border-left-width: var(--w)', 'border-inline-start-width: var(--w)'],
  ['border-top-left-radius: 2px', 'border-start-start-radius: 2px'],
  ['border-bottom-right-radius: 2px', 'border-end-end-radius: 2px'],
  ['text-align: left', 'text-align: start'],
  ['text-align: right', 'text-align: end'],
  ['float: right', 'float: inline-end'],
  ['clear: left', 'clear: inline-start'],
  ['margin: 0 0 0.2rem -0.5rem', 'margin-block: 0 0.2rem;margin-inline: -0.5rem 0'],
  ['padding: 0 calc(var(--a) * (1 + 2)) 1px 3px', 'padding-block: 0 1px;padding-inline: 3px calc(var(--a) * (1 + 2))'],
  ['inset: 0 1px 2px 3px', 'inset-block: 0 2px;inset-inline: 3px 1px'],
  ['border-color: a b c d', 'border-block-color: a c;border-inline-color: d b'],
])('%s becomes %s', (declaration, expected) => {
  expect(made(`a{${declaration}}`)).toBe(`a{${expected}}`);
});

test.each([
  'margin: 0 1px',
  'margin: 0 1px 2px 1px',
  'margin-top: 1px',
  'text-align: center',
  'text-align: start',
  'float: none',
  'border-radius: 1px 2px 3px 4px',
  'background: url(left.png) left top',
  '--left: 1px',
  'color: right',
])('%s stays', (declaration) => {
  expect(made(`a{${declaration}}`)).toBe(`a{${declaration}}`);
});

test('styles of the site and of other packages are not touched', () => {
  for (const file of ['/site/src/css/page.css', '/site/node_modules/katex/katex.css']) {
    expect(made('a{left:0}', file)).toBe('a{left:0}');
  }
  expect(made('a{left:0}', 'C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\a.css')).toBe(
    'a{inset-inline-start:0}',
  );
});

/** The declarations of a stylesheet, each with its rule. */
function declarationsOf(css: string): string[] {
  const declarations: string[] = [];
  postcss.parse(css).walkDecls(({prop, value, parent}) => {
    const selector = (parent as {selector?: string} | undefined)?.selector ?? '';
    declarations.push(`${selector.replace(/\s+/g, ' ')} { ${prop}: ${value.replace(/\s+/g, ' ')} }`);
  });
  return declarations;
}

// What the packages themselves change for a language that is written from right to left.
test('nothing of Infima that has a form of its own from right to left is left, but what rightToLeft.css turns', () => {
  const logical = new Set(declarationsOf(made(readInfima('default.css'))));
  const mirrored = new Set(declarationsOf(readInfima('default-rtl.css')));
  const left = declarationsOf(readInfima('default.css')).filter(
    (declaration) => logical.has(declaration) && !mirrored.has(declaration),
  );
  expect(left).toEqual([
    '.menu__list-item--collapsed .menu__link--sublist:after, .menu__list-item--collapsed .menu__caret:before { transform: rotateZ(90deg) }',
    '.menu__link--sublist-caret:after { transform: rotate(180deg) }',
    '.menu__caret:before { transform: rotate(180deg) }',
    '.navbar-sidebar { transform: translate3d(-100%, 0, 0) }',
    '.navbar-sidebar__items--show-secondary { transform: translate3d( calc((var(--ifm-navbar-sidebar-width)) * -1), 0, 0 ) }',
  ]);
});
