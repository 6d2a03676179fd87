import {readApiReferenceOptions} from '@site/plugins/api-reference/options';

describe('options', () => {
  it('has no pages by default', () => {
    expect(readApiReferenceOptions(undefined)).toEqual({pages: []});
  });

  it('takes the components of products', () => {
    const options = {pages: [{productId: 'x-tree-view', components: ['TreeView', 'TreeItem']}]};
    expect(readApiReferenceOptions(options)).toEqual(options);
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
      {
        pages: [
          {productId: 'x-tree-view', components: ['TreeView']},
          {productId: 'x-tree-view', components: ['TreeItem']},
        ],
      },
      '[api-reference] invalid options: "pages[1]" contains a duplicate value',
    ],
  ])('says what is wrong with %j', (options, message) => {
    expect(() => readApiReferenceOptions(options)).toThrow(message);
  });
});
