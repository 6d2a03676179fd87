import {documentTitle, pageIdentity} from '../../../src/site/identity';
import {categoryById} from '../../../src/site/products';

test.each([
  ['/x/react-charts/bars/', 'x-charts', 'Charts', 'x', 'MUI X', 'en'],
  ['/zh/x/api/tree-view/tree-view/#props', 'x-tree-view', '树视图', 'x', 'MUI X', 'zh'],
  ['/x/introduction/', 'x', 'MUI X', 'x', 'MUI X', 'en'],
  ['/versions/', 'docs', 'MUI Docs', 'docs', 'Docs', 'en'],
  ['/material-ui/', 'material-ui', 'Material UI', 'core', 'MUI Core', 'en'],
  ['/', null, null, null, null, 'en'],
  ['/unknown/', null, null, null, null, 'en'],
])('%s is a page of %s', (path, productId, productName, categoryId, categoryName, userLanguage) => {
  expect(pageIdentity(path)).toEqual({productId, productName, categoryId, categoryName, userLanguage});
});

test('a category that does not exist is told of', () => {
  expect(() => categoryById('none' as never)).toThrow('[site] src/site/products.ts: no category has the id "none".');
});

test.each([
  ['Bars', '/x/react-charts/bars/', 'Bars - Charts | MUI X'],
  ['Charts overview', '/x/react-charts/', 'Charts overview | MUI X'],
  ['Licensing', '/x/introduction/licensing/', 'Licensing | MUI X'],
  ['Versions', '/versions/', 'Versions - MUI Docs | MUI X'],
  ['Documentation', '/', 'Documentation | MUI X'],
  ['  ', '/', 'MUI X'],
  [undefined, '/x/react-charts/', 'Charts | MUI X'],
  ['柱状图', '/zh/x/react-charts/bars/', '柱状图 - 图表 | MUI X'],
  ['数据表格 API', '/zh/x/api/data-grid/', '数据表格 API | MUI X'],
])('the page "%s" at %s is called "%s"', (title, path, expected) => {
  expect(documentTitle(title, path)).toBe(expected);
});
