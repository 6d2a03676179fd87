import type {DeclaredType, ElementNode, Values} from '../values';
import {ORDERS} from './gridData';
import {GRID_PREMIUM_SAMPLES, GRID_PRO_SAMPLES, GRID_SAMPLES} from './gridSamples';
import {gridSlotChoices} from './gridSlots';
import {FILTER_PANEL_SAMPLES, QUICK_FILTER_SAMPLES} from './gridPartSamples';
import {withWidth} from './withWidth';
import type {SampleSet, WrapperOptions} from './types';

const COMMUNITY = '@mui/x-data-grid';
const PRO = '@mui/x-data-grid-pro';
const PREMIUM = '@mui/x-data-grid-premium';

/** As tall as the grids of the demos. */
const HEIGHT = 400;

/** Types of the data that is declared above a grid; only the paid plans pin rows. */
const DECLARED_TYPES = {
  rows: 'GridRowsProp',
  columns: 'GridColDef[]',
  columnGroupingModel: 'GridColumnGroupingModel',
  pinnedRows: 'GridPinnedRowsProp',
} as const;

function declaredType(prop: keyof typeof DECLARED_TYPES, from: string): DeclaredType {
  const text = DECLARED_TYPES[prop];
  return {text, name: text.replace('[]', ''), from};
}

function declaredTypes(from: string): Readonly<Record<string, DeclaredType>> {
  return {
    rows: declaredType('rows', from),
    columns: declaredType('columns', from),
    columnGroupingModel: declaredType('columnGroupingModel', from),
    ...(from !== COMMUNITY && {pinnedRows: declaredType('pinnedRows', from)}),
  };
}

/** A grid fills its container, unless it is as tall as its rows. */
function container(grid: ElementNode, {width}: Pick<WrapperOptions, 'width'>): ElementNode {
  return grid.props['autoHeight'] === true
    ? withWidth(grid, width)
    : {component: 'div', props: {style: {height: HEIGHT, width: width ?? '100%'}}, children: [grid]};
}

function gridSampleSet(from: string, samples: SampleSet['samples'], firstProps: readonly string[]): SampleSet {
  return {
    samples,
    wrapper: container,
    declared: declaredTypes(from),
    slotChoices: gridSlotChoices(from),
    firstProps,
    height: HEIGHT,
  };
}

/** The object under its name; nothing if it is empty. */
function unlessEmpty(name: string, values: Values): Values {
  return Object.keys(values).length > 0 ? {[name]: values} : {};
}

interface GridPart {
  readonly samples: SampleSet['samples'];
  readonly firstProps: readonly string[];
  /** The grid around it, and the package of that. */
  readonly grid: {readonly component: string; readonly from: string};
  readonly initialState?: Values;
  /** Props of the grid's slots that hand on those of the part. */
  readonly slotProps: (part: Values) => Values;
}

/** A part that only a grid can render: here one of orders, with a toolbar. */
function partSampleSet({samples, firstProps, grid, initialState, slotProps}: GridPart): SampleSet {
  const orders = (part: Values): ElementNode => ({
    ...grid,
    props: {
      'aria-label': ORDERS['aria-label'],
      rows: {$variable: 'rows'},
      columns: {$variable: 'columns'},
      ...(initialState && {initialState}),
      slots: {toolbar: {$name: 'GridToolbar', $from: grid.from}},
      ...unlessEmpty('slotProps', slotProps(part)),
    },
  });
  return {
    samples,
    wrapper: ({props}, options) => container(orders(props), options),
    declarations: [
      {name: 'rows', value: ORDERS.rows, type: declaredType('rows', grid.from)},
      {name: 'columns', value: ORDERS.columns, type: declaredType('columns', grid.from)},
    ],
    firstProps,
    height: HEIGHT,
  };
}

const FILTERS: Values = {
  filter: {
    filterModel: {
      items: [
        {id: 1, field: 'name', operator: 'contains', value: 'la'},
        {id: 2, field: 'total', operator: '>', value: '50'},
      ],
    },
  },
};

/** The sample sets of the grid's components. */
export const GRID_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  DataGrid: gridSampleSet(COMMUNITY, GRID_SAMPLES, [
    'columns',
    'density',
    'checkboxSelection',
    'rowHeight',
    'columnHeaderHeight',
    'autoHeight',
    'hideFooter',
    'loading',
    'showColumnVerticalBorder',
    'disableColumnMenu',
    'slots.toolbar',
    'slotProps.toolbar.showQuickFilter',
  ]),
  DataGridPro: gridSampleSet(PRO, GRID_PRO_SAMPLES, [
    'columns',
    'pinnedColumns',
    'pinnedRows',
    'unstable_headerFilters',
    'rowReordering',
    'pagination',
    'checkboxSelection',
    'checkboxSelectionVisibleOnly',
    'density',
    'disableColumnReorder',
    'slots.toolbar',
    'slotProps.toolbar.showQuickFilter',
  ]),
  DataGridPremium: gridSampleSet(PREMIUM, GRID_PREMIUM_SAMPLES, [
    'columns',
    'rowGroupingModel',
    'rowGroupingColumnMode',
    'defaultGroupingExpansionDepth',
    'aggregationModel',
    'aggregationRowsScope',
    'groupingColDef',
    'unstable_cellSelection',
    'pinnedColumns',
    'density',
    'checkboxSelection',
    'slots.toolbar',
  ]),
  GridToolbarQuickFilter: partSampleSet({
    samples: QUICK_FILTER_SAMPLES,
    firstProps: ['debounceMs', 'placeholder', 'variant', 'size', 'label', 'color', 'disabled', 'fullWidth'],
    grid: {component: 'DataGrid', from: COMMUNITY},
    slotProps: (part) => ({toolbar: {showQuickFilter: true, ...unlessEmpty('quickFilterProps', part)}}),
  }),
  // Its buttons are there for several filters only, which DataGrid does not have.
  GridFilterPanel: partSampleSet({
    samples: FILTER_PANEL_SAMPLES,
    firstProps: [
      'columnsSort',
      'disableAddFilterButton',
      'disableRemoveAllButton',
      'logicOperators',
      'filterFormProps',
      'sx',
    ],
    grid: {component: 'DataGridPro', from: PRO},
    initialState: FILTERS,
    slotProps: (part) => unlessEmpty('filterPanel', part),
  }),
};
