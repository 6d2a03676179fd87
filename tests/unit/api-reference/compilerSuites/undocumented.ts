import type {ProductId} from '../../../../src/site/products';

/** Components that a package exports and that have no page, and why. */
export interface UndocumentedComponents {
  readonly productId: ProductId;
  readonly reason: string;
  readonly components: readonly string[];
}

/**
 * Every exported component that has no page of its own. A test compares it with what the
 * packages export: a new component must get a page or stand here, and what is gone must leave.
 */
export const UNDOCUMENTED_COMPONENTS: readonly UndocumentedComponents[] = [
  {
    productId: 'x-data-grid',
    reason: 'An icon that fills a slot of the grid by default: it takes the props of any SVG icon.',
    components: [
      'GridAddIcon',
      'GridArrowDownwardIcon',
      'GridArrowUpwardIcon',
      'GridCheckCircleIcon',
      'GridCheckIcon',
      'GridClearIcon',
      'GridCloseIcon',
      'GridColumnIcon',
      'GridDeleteForeverIcon',
      'GridDeleteIcon',
      'GridDragIcon',
      'GridExpandMoreIcon',
      'GridFilterAltIcon',
      'GridFilterListIcon',
      'GridFunctionsIcon',
      'GridGroupWorkIcon',
      'GridKeyboardArrowRight',
      'GridLoadIcon',
      'GridMenuIcon',
      'GridMoreVertIcon',
      'GridPushPinLeftIcon',
      'GridPushPinRightIcon',
      'GridRemoveIcon',
      'GridSaveAltIcon',
      'GridSearchIcon',
      'GridSeparatorIcon',
      'GridTableRowsIcon',
      'GridTripleDotsVerticalIcon',
      'GridViewColumnIcon',
      'GridViewHeadlineIcon',
      'GridViewStreamIcon',
      'GridVisibilityOffIcon',
      'GridWorkspacesIcon',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'Renders or edits the cells of a column: it takes what the grid hands to the renderer of a cell.',
    components: [
      'GridActionsCell',
      'GridActionsCellItem',
      'GridBooleanCell',
      'GridCell',
      'GridCellCheckboxForwardRef',
      'GridCellCheckboxRenderer',
      'GridDetailPanelToggleCell',
      'GridEditBooleanCell',
      'GridEditDateCell',
      'GridEditInputCell',
      'GridEditSingleSelectCell',
      'GridSkeletonCell',
      'GridTreeDataGroupingCell',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'Renders the header of a column: it takes what the grid hands to that place.',
    components: [
      'GridColumnHeaderFilterIconButton',
      'GridColumnHeaderItem',
      'GridColumnHeaderSeparator',
      'GridColumnHeaderSortIcon',
      'GridColumnHeaderTitle',
      'GridColumnHeaders',
      'GridHeaderCheckbox',
      'GridHeaderFilterCell',
      'GridHeaderFilterMenu',
      'GridHeaderFilterMenuContainer',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'The menu of a column or one of its items: it takes what the grid hands to the column menu.',
    components: [
      'GridColumnHeaderMenu',
      'GridColumnMenu',
      'GridColumnMenuAggregationItem',
      'GridColumnMenuColumnsItem',
      'GridColumnMenuContainer',
      'GridColumnMenuFilterItem',
      'GridColumnMenuGroupingItem',
      'GridColumnMenuHideItem',
      'GridColumnMenuManageItem',
      'GridColumnMenuPinningItem',
      'GridColumnMenuSortItem',
      'GridGenericColumnMenu',
      'GridMenu',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'A part of the toolbar: it takes the props of the Material UI element that it renders.',
    components: [
      'GridCsvExportMenuItem',
      'GridExcelExportMenuItem',
      'GridPrintExportMenuItem',
      'GridToolbar',
      'GridToolbarColumnsButton',
      'GridToolbarContainer',
      'GridToolbarDensitySelector',
      'GridToolbarExport',
      'GridToolbarExportContainer',
      'GridToolbarFilterButton',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'A panel or a part of one, of which only the filter panel and its form have a published page.',
    components: [
      'GridColumnsPanel',
      'GridFilterInputBoolean',
      'GridFilterInputDate',
      'GridFilterInputMultipleSingleSelect',
      'GridFilterInputMultipleValue',
      'GridFilterInputSingleSelect',
      'GridFilterInputValue',
      'GridPanel',
      'GridPanelContent',
      'GridPanelFooter',
      'GridPanelHeader',
      'GridPanelWrapper',
      'GridPreferencesPanel',
    ],
  },
  {
    productId: 'x-data-grid',
    reason: 'A part of the frame of the grid, which fills a slot or stands around it.',
    components: [
      'GridBody',
      'GridContextProvider',
      'GridFooter',
      'GridFooterContainer',
      'GridFooterPlaceholder',
      'GridHeader',
      'GridLoadingOverlay',
      'GridNoRowsOverlay',
      'GridOverlay',
      'GridOverlays',
      'GridPagination',
      'GridRoot',
      'GridRow',
      'GridRowCount',
      'GridSelectedRowCount',
    ],
  },
  {
    productId: 'x-date-pickers',
    reason: 'An icon that fills a slot of the pickers by default: it takes the props of any SVG icon.',
    components: [
      'ArrowDropDownIcon',
      'ArrowLeftIcon',
      'ArrowRightIcon',
      'CalendarIcon',
      'ClearIcon',
      'ClockIcon',
      'DateRangeIcon',
      'TimeIcon',
    ],
  },
  {
    productId: 'x-date-pickers',
    reason: 'A styled element for layouts of one’s own, without props of its own.',
    components: ['PickersLayoutContentWrapper', 'PickersLayoutRoot'],
  },
  {
    productId: 'x-charts',
    reason: 'A styled element that a documented component renders, without props of its own.',
    components: ['AreaElementPath', 'BarElementPath', 'ChartsAxisHighlightPath', 'ChartsLegendRoot', 'LineElementPath'],
  },
  {
    productId: 'x-charts',
    reason: 'Holds what the parts of a chart share; its props are those of the charts, which have pages.',
    components: ['CartesianContextProvider', 'ChartContainer', 'DrawingProvider', 'ResponsiveChartContainer'],
  },
  {
    productId: 'x-charts',
    reason: 'One axis of ChartsAxis, whose page is the published one.',
    components: ['ChartsXAxis', 'ChartsYAxis'],
  },
  {
    productId: 'x-tree-view',
    reason: 'The content of an item, for items of one’s own; the page of TreeItem is the published one.',
    components: ['TreeItemContent'],
  },
];

/** Interfaces of class names that are on no page, and why. */
export interface UndocumentedClasses {
  readonly reason: string;
  readonly interfaces: readonly string[];
}

export const UNDOCUMENTED_CLASSES: readonly UndocumentedClasses[] = [
  {
    reason: 'They are of a part that a picker renders and no package exports as a component.',
    interfaces: [
      'ClockClasses',
      'ClockNumberClasses',
      'ClockPointerClasses',
      'DayCalendarClasses',
      'MultiSectionDigitalClockSectionClasses',
      'PickersArrowSwitcherClasses',
      'PickersFadeTransitionGroupClasses',
      'PickersMonthClasses',
      'PickersPopperClasses',
      'PickersSlideTransitionClasses',
      'PickersToolbarButtonClasses',
      'PickersToolbarClasses',
      'PickersToolbarTextClasses',
      'PickersYearClasses',
    ],
  },
  {
    reason: 'They are of GridPanel, which has no page.',
    interfaces: ['GridPanelClasses'],
  },
];
