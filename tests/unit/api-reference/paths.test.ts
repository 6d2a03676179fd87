import {apiPagePath, kebabCase, rowId} from '@site/plugins/api-reference/paths';
import {PUBLISHED_PAGES} from '@site/src/site/publishedPages';

describe('addresses', () => {
  it.each([
    ['TreeView', 'tree-view'],
    ['DataGridPro', 'data-grid-pro'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['DesktopDateTimePicker', 'desktop-date-time-picker'],
    ['GridApi', 'grid-api'],
  ])('writes %s as %s', (name, expected) => {
    expect(kebabCase(name)).toBe(expected);
  });

  it('puts pages where they were published', () => {
    expect(apiPagePath('x-tree-view', 'TreeItem')).toBe('/x/api/tree-view/tree-item/');
    for (const [productId, component] of [
      ['x-tree-view', 'TreeView'],
      ['x-data-grid', 'GridColDef'],
      ['x-date-pickers', 'MultiInputDateRangeField'],
      ['x-charts', 'SparkLineChart'],
    ] as const) {
      expect(PUBLISHED_PAGES).toContain(apiPagePath(productId, component));
    }
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
