import type {Substitute} from './types';

const TOOLBAR = {$name: 'GridToolbar', $from: '@mui/x-data-grid'};
const PREMIUM_TOOLBAR = {$name: 'GridToolbar', $from: '@mui/x-data-grid-premium'};

function toolbarPaths(options: string, names: readonly string[]): string[] {
  return names.map((name) => `slotProps.toolbar.${options}.${name}`);
}

/**
 * Substitutes for subjects of the grid's pages that have no props of their own: the form inside the filter panel, and types of
 * props.
 *
 * Types that only functions take or return have none, since a playground begins without code: GridActionsColDef,
 * GridFilterOperator, GridCellParams, GridRowParams, GridRowClassNameParams, GridRowSpacingParams; nor have GridApi and
 * GridExportStateParams, which code calls.
 */
export const GRID_SUBSTITUTES: Readonly<Record<string, Substitute>> = {
  GridFilterForm: {
    component: 'GridFilterPanel',
    firstProps: ['filterFormProps', 'columnsSort', 'logicOperators'],
    start: {filterFormProps: {columnsSort: 'desc', deleteIconProps: {sx: {order: 1}}}},
  },
  GridColDef: {component: 'DataGrid', firstProps: ['columns']},
  GridSingleSelectColDef: {
    component: 'DataGrid',
    firstProps: ['columns[2].valueOptions', 'columns[2].editable', 'columns[2].headerName', 'columns[2].width'],
  },
  GridFilterItem: {
    component: 'DataGrid',
    firstProps: ['filterModel.items'],
    start: {filterModel: {items: [{field: 'total', operator: '>', value: '50'}]}},
  },
  GridFilterModel: {
    component: 'DataGrid',
    firstProps: ['filterModel', 'filterMode', 'filterDebounceMs', 'ignoreDiacritics', 'disableColumnFilter'],
    start: {
      filterModel: {items: [{field: 'total', operator: '>', value: '50'}], quickFilterValues: ['Shipped']},
    },
  },
  GridAggregationFunction: {
    component: 'DataGridPremium',
    firstProps: ['aggregationModel', 'aggregationRowsScope', 'disableAggregation'],
  },
  GridCsvExportOptions: {
    component: 'DataGrid',
    firstProps: toolbarPaths('csvOptions', [
      'fileName',
      'delimiter',
      'utf8WithBom',
      'includeHeaders',
      'allColumns',
      'fields',
    ]),
    start: {
      slots: {toolbar: TOOLBAR},
      slotProps: {toolbar: {csvOptions: {fileName: 'orders', delimiter: ';', utf8WithBom: true}}},
    },
  },
  GridPrintExportOptions: {
    component: 'DataGrid',
    firstProps: toolbarPaths('printOptions', ['fileName', 'hideFooter', 'hideToolbar', 'allColumns', 'fields']),
    start: {
      slots: {toolbar: TOOLBAR},
      slotProps: {toolbar: {printOptions: {fileName: 'Orders', hideFooter: true, hideToolbar: true}}},
    },
  },
  GridExcelExportOptions: {
    component: 'DataGridPremium',
    firstProps: toolbarPaths('excelOptions', [
      'fileName',
      'valueOptionsSheetName',
      'includeHeaders',
      'allColumns',
      'fields',
    ]),
    start: {
      slots: {toolbar: PREMIUM_TOOLBAR},
      slotProps: {toolbar: {excelOptions: {fileName: 'sales', columnsStyles: {revenue: {numFmt: '#,##0'}}}}},
    },
  },
};
