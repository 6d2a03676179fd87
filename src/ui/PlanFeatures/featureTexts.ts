import {translate} from '@docusaurus/Translate';
import type {GridFeatureGroup, GridFeatureId} from '../../site/gridFeatures';

export function featureTexts(): Readonly<Record<GridFeatureId, string>> {
  return {
    columnGroups: translate({id: 'site.feature.columnGroups', message: 'Column groups'}),
    columnSpanning: translate({id: 'site.feature.columnSpanning', message: 'Cells that span several columns'}),
    columnVisibility: translate({id: 'site.feature.columnVisibility', message: 'Hiding columns'}),
    columnMenu: translate({id: 'site.feature.columnMenu', message: 'Column menu'}),
    columnResizing: translate({id: 'site.feature.columnResizing', message: 'Resizing columns'}),
    columnAutosizing: translate({id: 'site.feature.columnAutosizing', message: 'Autosizing columns'}),
    columnOrdering: translate({id: 'site.feature.columnOrdering', message: 'Reordering columns'}),
    columnPinning: translate({id: 'site.feature.columnPinning', message: 'Pinned columns'}),
    rowHeight: translate({id: 'site.feature.rowHeight', message: 'Row height, also by content'}),
    rowUpdates: translate({id: 'site.feature.rowUpdates', message: 'Updating one row through the API'}),
    rowBatchUpdates: translate({id: 'site.feature.rowBatchUpdates', message: 'Updating several rows at once'}),
    rowOrdering: translate({id: 'site.feature.rowOrdering', message: 'Reordering rows'}),
    rowPinning: translate({id: 'site.feature.rowPinning', message: 'Pinned rows'}),
    masterDetail: translate({id: 'site.feature.masterDetail', message: 'Detail panels (master detail)'}),
    lazyLoading: translate({id: 'site.feature.lazyLoading', message: 'Loading rows while scrolling'}),
    sorting: translate({id: 'site.feature.sorting', message: 'Sorting by one column'}),
    multiSorting: translate({id: 'site.feature.multiSorting', message: 'Sorting by several columns'}),
    filtering: translate({id: 'site.feature.filtering', message: 'One filter at a time'}),
    multiFilters: translate({id: 'site.feature.multiFilters', message: 'Several filters at a time'}),
    quickFilter: translate({id: 'site.feature.quickFilter', message: 'Search in all columns (quick filter)'}),
    headerFilters: translate({id: 'site.feature.headerFilters', message: 'Filters in the header'}),
    pagination: translate({id: 'site.feature.pagination', message: 'Pages of up to 100 rows'}),
    unpaged: translate({id: 'site.feature.unpaged', message: 'More rows a page, or no pages'}),
    serverModes: translate({
      id: 'site.feature.serverModes',
      message: 'Sorting, filtering and paging on the server',
    }),
    editing: translate({id: 'site.feature.editing', message: 'Editing cells and rows'}),
    rowSelection: translate({id: 'site.feature.rowSelection', message: 'Selecting one row'}),
    checkboxSelection: translate({
      id: 'site.feature.checkboxSelection',
      message: 'Selecting several rows with checkboxes',
    }),
    multiSelection: translate({
      id: 'site.feature.multiSelection',
      message: 'Selecting several rows with Ctrl and Shift',
    }),
    cellSelection: translate({id: 'site.feature.cellSelection', message: 'Selecting ranges of cells'}),
    copying: translate({id: 'site.feature.copying', message: 'Copying to the clipboard'}),
    pasting: translate({id: 'site.feature.pasting', message: 'Pasting from the clipboard'}),
    csvExport: translate({id: 'site.feature.csvExport', message: 'CSV export and printing'}),
    excelExport: translate({id: 'site.feature.excelExport', message: 'Excel export'}),
    treeData: translate({id: 'site.feature.treeData', message: 'Tree data'}),
    rowGrouping: translate({id: 'site.feature.rowGrouping', message: 'Row grouping'}),
    aggregation: translate({id: 'site.feature.aggregation', message: 'Aggregation (sums, averages)'}),
    slots: translate({id: 'site.feature.slots', message: 'Replacing parts of the grid'}),
    apiObject: translate({id: 'site.feature.apiObject', message: 'API object'}),
    savedState: translate({id: 'site.feature.savedState', message: 'Saving and restoring state'}),
    virtualization: translate({id: 'site.feature.virtualization', message: 'Virtualization of rows and columns'}),
    accessibility: translate({id: 'site.feature.accessibility', message: 'Keyboard and screen readers'}),
    localization: translate({id: 'site.feature.localization', message: 'Translations'}),
  };
}

export function groupTexts(): Readonly<Record<GridFeatureGroup, string>> {
  return {
    columns: translate({id: 'site.featureGroup.columns', message: 'Columns'}),
    rows: translate({id: 'site.featureGroup.rows', message: 'Rows'}),
    data: translate({id: 'site.featureGroup.data', message: 'Sorting, filters, pages'}),
    editing: translate({id: 'site.featureGroup.editing', message: 'Editing, selection, export'}),
    grouping: translate({id: 'site.featureGroup.grouping', message: 'Grouping'}),
    development: translate({id: 'site.featureGroup.development', message: 'Development'}),
  };
}
