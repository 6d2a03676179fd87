import type {PlanId} from './packages';

export const GRID_FEATURE_GROUPS = ['columns', 'rows', 'data', 'editing', 'grouping', 'development'] as const;

export type GridFeatureGroup = (typeof GRID_FEATURE_GROUPS)[number];

/** A feature of the Data Grid, and the least plan that has it. */
export interface GridFeature {
  readonly id: string;
  readonly productId: 'x-data-grid';
  readonly group: GridFeatureGroup;
  readonly plan: PlanId;
  /** URL of its documentation, without the base URL. */
  readonly href: string;
  /** The prop, method or component that turns it on; `undefined` if it is there without one. */
  readonly turnedOnBy: string | undefined;
  /**
   * Proof of the plan, which a test checks: props of the grid, or names in its types, that the plan's package has and the
   * packages of lower plans lack.
   */
  readonly evidence: {readonly props: readonly string[]} | {readonly declared: readonly string[]};
}

const GRID = '/x/react-data-grid';

/** The features of the comparison of plans, in its order. */
export const GRID_FEATURES = [
  feature(
    'columnGroups',
    'columns',
    'community',
    'column-groups/',
    {props: ['columnGroupingModel']},
    'columnGroupingModel',
  ),
  feature('columnSpanning', 'columns', 'community', 'column-spanning/', {declared: ['colSpan']}, 'colSpan'),
  feature(
    'columnVisibility',
    'columns',
    'community',
    'column-visibility/',
    {props: ['columnVisibilityModel']},
    'columnVisibilityModel',
  ),
  feature('columnMenu', 'columns', 'community', 'column-menu/', {props: ['disableColumnMenu']}),
  feature('columnResizing', 'columns', 'pro', 'column-dimensions/#resizing', {props: ['onColumnResize']}),
  feature(
    'columnAutosizing',
    'columns',
    'pro',
    'column-dimensions/#autosizing',
    {props: ['autosizeOnMount']},
    'autosizeOnMount',
  ),
  feature('columnOrdering', 'columns', 'pro', 'column-ordering/', {props: ['disableColumnReorder']}),
  feature('columnPinning', 'columns', 'pro', 'column-pinning/', {props: ['pinnedColumns']}, 'pinnedColumns'),

  feature(
    'rowHeight',
    'rows',
    'community',
    'row-height/',
    {props: ['getRowHeight', 'getEstimatedRowHeight']},
    'getRowHeight',
  ),
  feature('rowUpdates', 'rows', 'community', 'row-updates/', {declared: ['updateRows']}, 'updateRows'),
  feature('rowBatchUpdates', 'rows', 'pro', 'row-updates/', {props: ['throttleRowsMs']}, 'updateRows'),
  feature(
    'rowOrdering',
    'rows',
    'pro',
    'row-ordering/',
    {props: ['rowReordering', 'onRowOrderChange']},
    'rowReordering',
  ),
  feature('rowPinning', 'rows', 'pro', 'row-pinning/', {props: ['pinnedRows']}, 'pinnedRows'),
  feature('masterDetail', 'rows', 'pro', 'master-detail/', {props: ['getDetailPanelHeight']}, 'getDetailPanelContent'),
  feature(
    'lazyLoading',
    'rows',
    'pro',
    'row-updates/#lazy-loading',
    {props: ['onFetchRows', 'onRowsScrollEnd']},
    'rowsLoadingMode',
  ),

  feature('sorting', 'data', 'community', 'sorting/', {props: ['sortModel']}),
  feature('multiSorting', 'data', 'pro', 'sorting/#multi-sorting', {props: ['disableMultipleColumnsSorting']}),
  feature('filtering', 'data', 'community', 'filtering/', {props: ['filterModel']}),
  feature('multiFilters', 'data', 'pro', 'filtering/multi-filters/', {props: ['disableMultipleColumnsFiltering']}),
  feature(
    'quickFilter',
    'data',
    'community',
    'filtering/quick-filter/',
    {declared: ['GridToolbarQuickFilter']},
    'showQuickFilter',
  ),
  feature(
    'headerFilters',
    'data',
    'pro',
    'filtering/header-filters/',
    {props: ['unstable_headerFilters']},
    'unstable_headerFilters',
  ),
  feature('pagination', 'data', 'community', 'pagination/', {props: ['paginationModel']}),
  feature('unpaged', 'data', 'pro', 'pagination/', {props: ['hideFooterRowCount']}),
  feature(
    'serverModes',
    'data',
    'community',
    'server-side-data/',
    {
      props: ['sortingMode', 'filterMode', 'paginationMode'],
    },
    'paginationMode',
  ),

  feature('editing', 'editing', 'community', 'editing/', {props: ['editMode', 'processRowUpdate']}, 'editable'),
  feature('rowSelection', 'editing', 'community', 'row-selection/', {props: ['rowSelectionModel']}),
  feature(
    'checkboxSelection',
    'editing',
    'community',
    'row-selection/',
    {props: ['checkboxSelection']},
    'checkboxSelection',
  ),
  feature('multiSelection', 'editing', 'pro', 'row-selection/', {props: ['disableMultipleRowSelection']}),
  feature(
    'cellSelection',
    'editing',
    'premium',
    'cell-selection/',
    {props: ['unstable_cellSelection']},
    'unstable_cellSelection',
  ),
  feature('copying', 'editing', 'community', 'clipboard/', {declared: ['clipboardCopyCellDelimiter']}),
  feature('pasting', 'editing', 'premium', 'clipboard/', {props: ['onClipboardPasteStart']}),
  feature(
    'csvExport',
    'editing',
    'community',
    'export/',
    {declared: ['exportDataAsCsv', 'exportDataAsPrint']},
    'GridToolbar',
  ),
  feature(
    'excelExport',
    'editing',
    'premium',
    'export/#excel-export',
    {declared: ['exportDataAsExcel']},
    'GridToolbar',
  ),

  feature('treeData', 'grouping', 'pro', 'tree-data/', {props: ['treeData', 'getTreeDataPath']}, 'treeData'),
  feature('rowGrouping', 'grouping', 'premium', 'row-grouping/', {props: ['rowGroupingModel']}, 'rowGroupingModel'),
  feature('aggregation', 'grouping', 'premium', 'aggregation/', {props: ['aggregationModel']}, 'aggregationModel'),

  feature('slots', 'development', 'community', 'components/', {props: ['slots', 'slotProps']}, 'slots'),
  feature('apiObject', 'development', 'community', 'api-object/', {props: ['apiRef']}, 'apiRef'),
  feature(
    'savedState',
    'development',
    'community',
    'state/',
    {declared: ['exportState', 'restoreState']},
    'exportState',
  ),
  feature('virtualization', 'development', 'community', 'virtualization/', {props: ['disableVirtualization']}),
  feature('accessibility', 'development', 'community', 'accessibility/', {declared: ['ariaV7']}),
  feature('localization', 'development', 'community', 'localization/', {props: ['localeText']}, 'localeText'),
] as const;

export type GridFeatureId = (typeof GRID_FEATURES)[number]['id'];

function feature<Id extends string>(
  id: Id,
  group: GridFeatureGroup,
  plan: PlanId,
  page: string,
  evidence: GridFeature['evidence'],
  turnedOnBy?: string,
): GridFeature & {readonly id: Id} {
  return {id, productId: 'x-data-grid', group, plan, href: `${GRID}/${page}`, turnedOnBy, evidence};
}
