import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import {productOfPath} from '../../../src/site/paths';
import {PRODUCTS} from '../../../src/site/products';
import {urlInArchive, ARCHIVES, type Archive} from '../../../src/site/versions';

function archive(text: string): Archive {
  const found = ARCHIVES.find((candidate) => candidate.text === text);
  if (!found) {
    throw new Error(`no ${text}`);
  }
  return found;
}

test('the next major and the older ones are listed, the newest first', () => {
  expect(ARCHIVES.map(({text, host}) => [text, host])).toEqual([
    ['v7', 'https://v7.mui.com'],
    ['v5', 'https://v5.mui.com'],
    ['v4', 'https://v4.mui.com'],
  ]);
});

test.each([
  // The same page.
  ['v7', '/x/react-data-grid/filtering/quick-filter/', '/x/react-data-grid/filtering/quick-filter/'],
  ['v7', '/x/api/tree-view/tree-view', '/x/api/tree-view/tree-view/'],
  ['v5', '/x/react-data-grid/export/#csv', '/x/react-data-grid/export/'],
  ['v5', '/zh/x/introduction/licensing/', '/zh/x/introduction/licensing/'],
  // A page that moved.
  ['v7', '/x/react-charts/heat-map/', '/x/react-charts/heatmap/'],
  ['v5', '/x/react-data-grid/row-selection/', '/x/react-data-grid/selection/'],
  ['v5', '/x/react-data-grid/filtering/', '/x/react-data-grid/filtering/'],
  ['v5', '/x/react-data-grid/filtering/quick-filter/', '/x/react-data-grid/filtering/'],
  ['v5', '/x/react-date-pickers/', '/x/react-date-pickers/getting-started/'],
  ['v5', '/x/migration/migration-data-grid-v4/', '/x/react-data-grid/migration-v4/'],
  ['v4', '/x/react-data-grid/export/', '/components/data-grid/export/'],
  ['v4', '/x/react-data-grid/row-definition/', '/components/data-grid/rows/'],
  // A page that is missing there: the start of its product.
  ['v7', '/x/whats-new/', '/x/introduction/'],
  ['v5', '/x/react-data-grid/server-side-data/tree-data/', '/x/react-data-grid/'],
  ['v5', '/x/react-data-grid/filtering/header-filters/', '/x/react-data-grid/'],
  ['v5', '/x/react-date-pickers/date-field/', '/x/react-date-pickers/getting-started/'],
  ['v4', '/x/introduction/licensing/', '/components/data-grid/'],
  // Pages that belong to no product.
  ['v5', '/', '/x/introduction/'],
  ['v5', '/x/', '/x/introduction/'],
  ['v4', '/versions/', '/components/data-grid/'],
])('in %s, %s is %s', (text, path, expected) => {
  const {host} = archive(text);
  expect(urlInArchive(archive(text), path)).toBe(host + expected);
});

test.each([
  ['v5', '/x/react-charts/'],
  ['v5', '/x/react-tree-view/getting-started/'],
  ['v4', '/x/react-date-pickers/date-picker/'],
  ['v7', '/material-ui/'],
])('%s has nothing about %s', (text, path) => {
  expect(urlInArchive(archive(text), path)).toBeUndefined();
});

describe.each(ARCHIVES.map((each) => [each.text, each] as const))('the table of %s', (_text, each) => {
  test('names pages that this site has', () => {
    expect(Object.keys(each.moved).filter((page) => !PUBLISHED_PAGES.includes(page))).toEqual([]);
    expect(each.missing.filter((beginning) => !PUBLISHED_PAGES.some((page) => page.startsWith(beginning)))).toEqual([]);
  });

  test('sends every published page to the archive, or says that its product is not there', () => {
    const products = new Set(Object.keys(each.starts));
    const wrong = PUBLISHED_PAGES.filter((page) => {
      const url = urlInArchive(each, page);
      const isPart = products.has(productOfPath(page).productId ?? '');
      return isPart ? !url?.startsWith(`${each.host}/`) || !url.endsWith('/') : url !== undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('knows its products', () => {
    expect(Object.keys(each.starts).filter((id) => !PRODUCTS.some((product) => product.id === id))).toEqual([]);
  });
});
