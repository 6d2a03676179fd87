import {titleFromPath, titleOfPage} from '../../../src/site/titles';

test.each([
  ['/x/react-data-grid/column-definition/', 'Column definition'],
  ['/x/react-data-grid', 'Data grid'],
  ['/zh/x/whats-new/#a', 'Whats new'],
  ['/x/api/data-grid/grid-col-def/', 'Grid col def'],
  ['/x/a--b/', 'A b'],
  ['/', ''],
])('the words of %s are "%s"', (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

test('the title of a page wins over the words of its URL', () => {
  expect(titleOfPage({pathname: '/x/whats-new', title: " What's new "})).toBe("What's new");
});

test.each([undefined, '', '  '])('with the title %j, a page is called by its URL', (title) => {
  expect(titleOfPage({pathname: '/x/react-charts/bars', title})).toBe('Bars');
});
