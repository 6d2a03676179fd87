import {validateOptions} from '@site/plugins/api-reference/options';
import {API_PAGES} from '@site/src/site/apiPages';

describe('options', () => {
  it('are the pages of the facts by default', () => {
    expect(validateOptions({options: undefined})).toEqual({id: 'default', pages: API_PAGES});
  });

  it('take the components and interfaces of products', () => {
    const tree = {productId: 'x-tree-view', components: ['TreeView', 'TreeItem']};
    const grid = {productId: 'x-data-grid', hasIndex: true, components: ['DataGrid'], interfaces: ['GridColDef']};
    expect(validateOptions({options: {pages: [tree, grid]}})).toEqual({id: 'default', pages: [tree, grid]});
  });

  it.each([
    [{colour: 1}, '[api-reference] invalid options: "colour" is not allowed'],
    [{pages: 'all'}, '[api-reference] invalid options: "pages" must be an array'],
    [
      {pages: [{productId: 'x-tree', components: ['TreeView']}]},
      '[api-reference] invalid options: "pages[0].productId" must be one of ' +
        '[x-data-grid, x-date-pickers, x-charts, x-tree-view]',
    ],
    [
      {pages: [{productId: 'x-tree-view', components: ['treeView', 'TreeItem', 'TreeItem']}]},
      '[api-reference] invalid options: "pages[0].components[0]" must be the name of a component, such as "TreeView"; ' +
        '"pages[0].components[2]" contains a duplicate value',
    ],
    [
      {pages: [{productId: 'x-tree-view', components: []}]},
      '[api-reference] invalid options: "pages[0].components" must contain at least 1 items',
    ],
    [
      {pages: [{productId: 'x-data-grid', hasIndex: 'yes', components: ['DataGrid'], interfaces: ['gridApi']}]},
      '[api-reference] invalid options: "pages[0].hasIndex" must be a boolean; ' +
        '"pages[0].interfaces[0]" must be the name of an interface, such as "GridColDef"',
    ],
    [
      {
        pages: [
          {productId: 'x-tree-view', components: ['TreeView']},
          {productId: 'x-tree-view', components: ['TreeItem']},
        ],
      },
      '[api-reference] invalid options: "pages[1]" contains a duplicate value',
    ],
  ])('says what is wrong with %j', (options, message) => {
    expect(() => validateOptions({options})).toThrow(message);
  });
});
