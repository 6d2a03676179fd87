import {
  DEFAULT_GRID_COL_TYPE_KEY,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  GRID_REORDER_COL_DEF,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GRID_TREE_DATA_GROUPING_FIELD,
  getGridDefaultColumnTypes,
  getRowGroupingFieldFromGroupingCriteria,
} from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridDensity,
  GridFilterItem,
  GridFilterModel,
  GridInitialState,
} from '@mui/x-data-grid-premium';

/** What the grid can show. A saved state may come from a time when it was different, or from anybody's link. */
export interface GridShape {
  columns: readonly GridColDef[];
  pageSizeOptions: readonly number[];
  /** What the application begins with. It also applies to whatever is not in the saved state. */
  initialState: GridInitialState;
}

export interface SavedState {
  initialState: GridInitialState;
  density: GridDensity;
}

type Part = Record<string, unknown>;

/** Raise it if saved states of an older version of your application must not be used any more. */
const VERSION = 1;
const MAX_CHARACTERS = 50_000;
const MAX_TEXT = 1_000;
const MAX_ITEMS = 100;
const MAX_WIDTH = 5_000;
const DENSITIES: readonly GridDensity[] = [
  'compact',
  'standard',
  'comfortable',
];
/** Add the names of your own aggregation functions. */
const AGGREGATIONS = ['sum', 'avg', 'min', 'max', 'size'];

export function writeSavedState(
  exported: GridInitialState,
  density: GridDensity,
) {
  // An aggregation that was taken away is not exported, so it is added as an empty one.
  const initialState = { aggregation: { model: {} }, ...exported };
  // An open panel is not worth keeping.
  delete initialState.preferencePanel;
  return JSON.stringify({ version: VERSION, density, initialState });
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown): Part {
  return isPart(value) ? value : {};
}

function isOneOf<Value>(
  values: readonly Value[],
  value: unknown,
): value is Value {
  return values.includes(value as Value);
}

/** The entries whose keys are known. Keys such as `__proto__` and `constructor` are not. */
function entriesOf(value: unknown, known: ReadonlySet<string>) {
  return Object.entries(partOf(value)).filter(([key]) => known.has(key));
}

/** Each known field once; `undefined` if there is no list. */
function fieldsOf(value: unknown, known: ReadonlySet<string>) {
  if (!Array.isArray(value)) {
    return undefined;
  }
  return [...new Set(value)].filter(
    (field): field is string => typeof field === 'string' && known.has(field),
  );
}

function readDimensions(sizes: unknown): Record<string, number> {
  const read: Record<string, number> = {};
  const saved = partOf(sizes);
  for (const key of ['width', 'minWidth', 'maxWidth', 'flex']) {
    const size = saved[key];
    // The grid writes -1 for a width without a limit.
    const isSize = typeof size === 'number' && size >= 0 && size <= MAX_WIDTH;
    if (isSize || (key === 'maxWidth' && size === -1)) {
      read[key] = Number(size);
    }
  }
  return read;
}

function readColumns(
  saved: Part,
  fields: ReadonlySet<string>,
  defaults: GridInitialState,
): GridInitialState['columns'] {
  const orderedFields = fieldsOf(saved.orderedFields, fields) ?? [];
  // A column that was added since then is visible or hidden as the application says.
  const columnVisibilityModel = Object.fromEntries(
    Object.entries(defaults.columns?.columnVisibilityModel ?? {}).filter(
      ([field]) => !orderedFields.includes(field),
    ),
  );
  entriesOf(saved.columnVisibilityModel, fields).forEach(([field, visible]) => {
    if (typeof visible === 'boolean') {
      columnVisibilityModel[field] = visible;
    }
  });
  const dimensions = entriesOf(saved.dimensions, fields).map(
    ([field, sizes]) => [field, readDimensions(sizes)] as const,
  );
  return {
    orderedFields,
    columnVisibilityModel,
    dimensions: Object.fromEntries(dimensions),
  };
}

function readFilterItem(
  item: unknown,
  columns: ReadonlyMap<string, GridColDef>,
) {
  const { id, field, operator, value } = partOf(item);
  const column = typeof field === 'string' ? columns.get(field) : undefined;
  if (!column || column.filterable === false) {
    return undefined;
  }
  const types = getGridDefaultColumnTypes();
  const type =
    types[column.type ?? DEFAULT_GRID_COL_TYPE_KEY] ??
    types[DEFAULT_GRID_COL_TYPE_KEY];
  const operators = column.filterOperators ?? type?.filterOperators ?? [];
  // The grid throws an error for an operator that the column does not have.
  const known = operators.find((candidate) => candidate.value === operator);
  if (!known) {
    return undefined;
  }
  const onlyText =
    !column.filterOperators && (column.type ?? 'string') === 'string';
  const isValue = (candidate: unknown) =>
    (typeof candidate === 'string' && candidate.length <= MAX_TEXT) ||
    (!onlyText && ['number', 'boolean'].includes(typeof candidate));
  const takesList =
    known.value === 'isAnyOf' || column.filterOperators !== undefined;
  const takesOne = known.value !== 'isAnyOf';
  const read: GridFilterItem = { field: column.field, operator: known.value };
  if (typeof id === 'string' || typeof id === 'number') {
    read.id = id;
  }
  if (
    Array.isArray(value)
      ? takesList && value.every(isValue)
      : takesOne && isValue(value)
  ) {
    read.value = value;
  }
  return read;
}

function readFilterModel(
  model: Part,
  columns: ReadonlyMap<string, GridColDef>,
) {
  const items = Array.isArray(model.items)
    ? model.items.slice(0, MAX_ITEMS)
    : [];
  const words = Array.isArray(model.quickFilterValues)
    ? model.quickFilterValues
    : [];
  const read = {
    items: items
      .map((item) => readFilterItem(item, columns))
      .filter((item): item is GridFilterItem => item !== undefined),
    quickFilterValues: words
      .filter((word) => typeof word === 'string' && word.length <= MAX_TEXT)
      .slice(0, MAX_ITEMS),
    logicOperator: model.logicOperator === 'or' ? 'or' : 'and',
    quickFilterLogicOperator:
      model.quickFilterLogicOperator === 'or' ? 'or' : 'and',
  };
  // Several items need different ids.
  const ids = new Set(read.items.map(({ id }) => id));
  if (ids.size < read.items.length || ids.has(undefined)) {
    read.items.forEach((item, index) => {
      item.id = index;
    });
  }
  return read as GridFilterModel;
}

/** @returns `null` if the text is not a saved state; otherwise whatever is valid in it */
export function readSavedState(
  text: string | null,
  shape: GridShape,
): SavedState | null {
  if (text === null || text.length > MAX_CHARACTERS) {
    return null;
  }
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  if (
    !isPart(saved) ||
    saved.version !== VERSION ||
    !isPart(saved.initialState)
  ) {
    return null;
  }

  const { columns, pageSizeOptions, initialState: defaults } = shape;
  const byField = new Map(columns.map((column) => [column.field, column]));
  const own = new Set(byField.keys());
  const withGenerated = new Set([
    ...own,
    GRID_CHECKBOX_SELECTION_FIELD,
    GRID_DETAIL_PANEL_TOGGLE_FIELD,
    GRID_REORDER_COL_DEF.field,
    GRID_TREE_DATA_GROUPING_FIELD,
    GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
    ...columns.map(({ field }) =>
      getRowGroupingFieldFromGroupingCriteria(field),
    ),
  ]);
  const state = saved.initialState;
  const read: GridInitialState = { ...defaults };

  if (isPart(state.columns)) {
    read.columns = readColumns(state.columns, withGenerated, defaults);
  }
  const { sortModel } = partOf(state.sorting);
  if (Array.isArray(sortModel)) {
    const items = sortModel.slice(0, MAX_ITEMS).map(partOf);
    read.sorting = {
      sortModel: fieldsOf(
        items.map(({ field }) => field),
        withGenerated,
      )!.flatMap((field) => {
        const sort = items.find((item) => item.field === field)?.sort;
        return isOneOf(['asc', 'desc'] as const, sort) ? [{ field, sort }] : [];
      }),
    };
  }
  const { filterModel } = partOf(state.filter);
  if (isPart(filterModel)) {
    read.filter = { filterModel: readFilterModel(filterModel, byField) };
  }
  const { page, pageSize } = partOf(partOf(state.pagination).paginationModel);
  if (isOneOf(pageSizeOptions, pageSize)) {
    const isPage = Number.isSafeInteger(page) && Number(page) >= 0;
    read.pagination = {
      paginationModel: { page: isPage ? Number(page) : 0, pageSize },
    };
  }
  if (isPart(state.pinnedColumns)) {
    const left = fieldsOf(state.pinnedColumns.left, withGenerated) ?? [];
    const right = fieldsOf(state.pinnedColumns.right, withGenerated) ?? [];
    read.pinnedColumns = {
      left,
      right: right.filter((field) => !left.includes(field)),
    };
  }
  const model = fieldsOf(partOf(state.rowGrouping).model, own);
  if (model) {
    read.rowGrouping = { model };
  }
  if (isPart(partOf(state.aggregation).model)) {
    const rules = entriesOf(partOf(state.aggregation).model, own);
    read.aggregation = {
      model: Object.fromEntries(
        rules.filter(([, name]) => isOneOf(AGGREGATIONS, name)),
      ) as Record<string, string>,
    };
  }
  const density = isOneOf(DENSITIES, saved.density)
    ? saved.density
    : 'standard';
  return { initialState: read, density };
}
