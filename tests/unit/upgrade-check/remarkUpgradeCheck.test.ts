import type {Root} from 'mdast';
import remarkUpgradeCheck from '../../../plugins/upgrade-check/node/remarkUpgradeCheck';
import {validateOptions} from '../../../plugins/upgrade-check/options';
import {flowElement} from '../../../src/node/mdxNodes';

function pageWith(...products: readonly string[]): Root {
  return {type: 'root', children: products.map((product) => flowElement('UpgradeCheck', {product}))};
}

const FILE = {path: 'docs/migration/guide/index.mdx'};

test('a page with the check imports it once, and others import nothing', () => {
  const page = pageWith('x-data-grid', 'x-date-pickers');
  remarkUpgradeCheck()(page, FILE);
  expect(page.children.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'mdxJsxFlowElement']);
  const other: Root = {type: 'root', children: []};
  remarkUpgradeCheck()(other, FILE);
  expect(other.children).toEqual([]);
});

test('a product without a check stops the build, and the message says what to write', () => {
  expect(() => remarkUpgradeCheck()(pageWith('x-data-gird'), FILE)).toThrow(
    '[upgrade-check] docs/migration/guide/index.mdx: there is no upgrade check for the product "x-data-gird". Did you mean "x-data-grid"? There are: x-data-grid, x-date-pickers.',
  );
});

test('options are refused', () => {
  expect(() => validateOptions({options: {limit: 3}})).toThrow(
    '[upgrade-check] invalid options: "limit" is not allowed',
  );
});
