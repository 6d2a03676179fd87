import {apiPagePath, kebabCase, rowId} from '@site/plugins/api-reference/paths';

describe('URLs', () => {
  it.each([
    ['TreeView', 'tree-view'],
    ['DataGridPro', 'data-grid-pro'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['DesktopDateTimePicker', 'desktop-date-time-picker'],
    ['GridApi', 'grid-api'],
  ])('writes %s as %s', (name, expected) => {
    expect(kebabCase(name)).toBe(expected);
  });

  it.each([
    ['x-tree-view', 'TreeItem', '/x/api/tree-view/tree-item/'],
    ['x-data-grid', 'GridColDef', '/x/api/data-grid/grid-col-def/'],
    ['x-date-pickers', 'MultiInputDateRangeField', '/x/api/date-pickers/multi-input-date-range-field/'],
    ['x-charts', 'SparkLineChart', '/x/api/charts/spark-line-chart/'],
  ] as const)('puts the page of %s %s where it was published', (productId, component, path) => {
    expect(apiPagePath(productId, component)).toBe(path);
  });

  it('refuses a product without API pages', () => {
    expect(() => apiPagePath('material-ui', 'Button')).toThrow(
      'src/site/products.ts: the product "material-ui" has no path under /x/api/.',
    );
  });

  it('gives rows their published ids', () => {
    expect(rowId('TreeView', 'prop', 'defaultExpanded')).toBe('tree-view-prop-defaultExpanded');
    expect(rowId('DataGrid', 'slots', 'cell')).toBe('data-grid-slots-cell');
    expect(rowId('TreeItem', 'classes', 'MuiTreeItem-root')).toBe('tree-item-classes-MuiTreeItem-root');
  });
});
