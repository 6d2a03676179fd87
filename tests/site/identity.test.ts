import {pageIdentity} from '../../src/site/identity';
import {attribute, PAGES, select, textOf, type BuiltPage} from './builtSite';

function metaOf(page: BuiltPage, name: string): string | undefined {
  const [meta] = select(page, 'meta', {name});
  return meta && attribute(meta, 'content');
}

const known = PAGES.filter(({route}) => pageIdentity(route).productId !== null).filter(
  // A group's address holds a page that only leads on.
  (page) => select(page, 'meta', {'http-equiv': 'refresh'}).length === 0,
);

test('there are pages of products', () => {
  expect(known.length).toBeGreaterThan(8);
});

test.each(known.map((page) => [page.route, page] as const))('%s says which product it belongs to', (route, page) => {
  const {productId, productName, categoryId} = pageIdentity(route);
  expect(metaOf(page, 'docs:product')).toBe(productId);
  expect(metaOf(page, 'docs:category')).toBe(categoryId);
  expect(select(page, 'title').map(textOf)).toEqual([expect.stringContaining(productName ?? '')]);
});
