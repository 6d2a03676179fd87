import {gzipSync} from 'node:zlib';
import {typeProblems} from '@site/tests/rules/fences/fenceCheck';
import {typeWords} from '@site/plugins/playground/checkValue';
import {PROP_GROUP_TITLES} from '@site/plugins/playground/client/propGroupTitles';
import {propLimits} from '@site/plugins/playground/client/propLimits';
import {apiDataOf, type ApiData} from '@site/plugins/playground/node/apiData';
import {componentSpec} from '@site/plugins/playground/node/componentSpec';
import {fieldAt, parsePath, valueTypeAt} from '@site/plugins/playground/paths';
import {PROP_GROUPS} from '@site/plugins/playground/propGroupNames';
import type {PlaygroundComponent, ValueType} from '@site/plugins/playground/types';
import {API_PAGES} from '@site/src/site/apiPages';
import {siteExtraction} from '../api-reference/siteExtraction';

let data: ApiData;
const specs = new Map<string, PlaygroundComponent>();

function specOf(name: string): PlaygroundComponent {
  const spec = specs.get(name) ?? componentSpec(name, data);
  specs.set(name, spec);
  return spec;
}

beforeAll(async () => {
  data = apiDataOf(await siteExtraction());
}, 240_000);

const NAMES = API_PAGES.flatMap(({components}) => components);

/** The kinds of a type, in short: `choice`, `list of number`, `number or string`. */
function control(type: ValueType | undefined): string {
  if (type?.kind === 'list') {
    return `list of ${control(type.of)}`;
  }
  if (type?.kind === 'oneOf') {
    return type.types.map(control).join(' or ');
  }
  return type?.kind === 'choice' ? typeWords(type) : (type?.kind ?? 'none');
}

describe('the control of a path', () => {
  test.each([
    ['BarChart', 'layout', "'horizontal' | 'vertical'"],
    ['BarChart', 'height', 'number'],
    ['BarChart', 'margin.top', 'number'],
    ['BarChart', 'colors', 'list of color or function'],
    ['BarChart', 'xAxis[0].categoryGapRatio', 'number'],
    ['BarChart', 'xAxis[0].barGapRatio', 'number'],
    ['BarChart', 'xAxis[0].scaleType', "'band' | 'point' | 'log' | 'pow' | 'sqrt' | 'time' | 'utc' | 'linear'"],
    ['BarChart', 'xAxis[0].data', 'list of string or number or date'],
    ['BarChart', 'xAxis[0].tickLabelInterval', "'auto' or function"],
    ['BarChart', 'series[0].data', 'list of number'],
    ['BarChart', 'series[0].color', 'color'],
    [
      'BarChart',
      'series[0].stackOrder',
      "'appearance' | 'ascending' | 'descending' | 'insideOut' | 'none' | 'reverse'",
    ],
    ['BarChart', 'series[0].highlightScope.faded', "'none' | 'series' | 'global'"],
    ['BarChart', 'leftAxis', 'string or object or null'],
    ['BarChart', 'leftAxis.tickLabelStyle.fontSize', 'number or string'],
    ['BarChart', 'leftAxis.tickLabelStyle.angle', 'number'],
    ['BarChart', 'axisHighlight.x', "'none' | 'line' | 'band'"],
    ['BarChart', 'tooltip.trigger', "'item' | 'axis' | 'none'"],
    ['BarChart', 'dataset', 'list of object'],
    ['BarChart', 'dataset[0].month', 'string or number or date'],
    ['BarChart', 'slotProps.legend.direction', "'row' | 'column'"],
    ['BarChart', 'slotProps.legend.position.vertical', "'top' | 'bottom' | 'middle'"],
    ['BarChart', 'slotProps.legend.labelStyle.fontSize', 'number or string'],
    ['BarChart', 'slotProps.legend.padding', 'number or object'],
    ['BarChart', 'slotProps.legend.series', 'none'],
    ['BarChart', 'slots.legend', 'code'],
    ['BarChart', 'sx', 'code'],
    ['BarChart', 'legend', 'none'],
    ['LineChart', 'series[0].data', 'list of number or null'],
    ['LineChart', 'series[0].showMark', 'boolean or function'],
    ['LineChart', 'series[0].area', 'boolean'],
    ['PieChart', 'series[0].innerRadius', 'number or string'],
    ['PieChart', 'series[0].data[0].value', 'number'],
    ['PieChart', 'series[0].arcLabel', "'formattedValue' | 'label' | 'value' or function"],
    ['PieChart', 'series[0].highlighted.additionalRadius', 'number'],
    ['ScatterChart', 'series[0].data[0].x', 'number'],
    ['ScatterPlot', 'slotProps.scatter.markerSize', 'number'],
    ['ScatterPlot', 'slotProps.scatter.xScale', 'none'],
    ['SparkLineChart', 'data', 'list of number'],
    ['SparkLineChart', 'plotType', "'line' | 'bar'"],
    ['DataGrid', 'density', "'compact' | 'standard' | 'comfortable'"],
    ['DataGrid', 'columns[0].field', 'string'],
    ['DataGrid', 'columns[0].width', 'number'],
    ['DataGrid', 'columns[0].align', "'left' | 'right' | 'center'"],
    ['DataGrid', 'columns[0].renderCell', 'function'],
    ['DataGrid', 'columns[0].valueOptions', 'list of string or number or object or function'],
    ['DataGrid', 'rows', 'list of object'],
    ['DataGrid', 'rows[0].name', 'code'],
    ['DataGrid', 'logLevel', "'debug' | 'info' | 'warn' | 'error' | false"],
    ['DataGrid', 'paginationModel.pageSize', 'number'],
    ['DataGrid', 'sortModel[0].sort', "'asc' | 'desc' | null"],
    ['DataGrid', 'sortingOrder', "list of 'asc' | 'desc' | null"],
    ['DataGrid', 'filterModel.items[0].operator', 'string'],
    ['DataGrid', 'initialState.pagination.paginationModel.pageSize', 'number'],
    ['DataGrid', 'initialState.filter.filterModel.items[0].field', 'string'],
    ['DataGrid', 'initialState.columns.columnVisibilityModel.id', 'boolean'],
    ['DataGrid', 'columnVisibilityModel.id', 'boolean'],
    ['DataGrid', 'pageSizeOptions', 'list of number or object'],
    ['DataGrid', 'onCellClick', 'function'],
    ['DataGrid', 'getRowId', 'function'],
    ['DataGrid', 'apiRef', 'none'],
    ['DataGrid', 'componentsProps', 'none'],
    ['DataGrid', 'slotProps.toolbar.showQuickFilter', 'boolean'],
    ['DataGrid', 'slotProps.toolbar.quickFilterProps.debounceMs', 'number'],
    ['DataGrid', 'slotProps.baseButton.variant', "'text' | 'outlined' | 'contained'"],
    ['DataGrid', 'slots.toolbar', 'code'],
    ['DataGrid', 'pinnedColumns.left', 'list of string'],
    ['DataGrid', 'aggregationModel.amount', 'string'],
    ['DatePicker', 'defaultValue', 'date'],
    ['DatePicker', 'views', "list of 'year' | 'month' | 'day'"],
    ['DatePicker', 'openTo', "'year' | 'month' | 'day'"],
    ['DatePicker', 'yearsPerRow', '3 | 4'],
    ['DatePicker', 'timezone', "'default' | 'system' | 'UTC' or string"],
    ['DatePicker', 'label', 'node'],
    ['DatePicker', 'shouldDisableDate', 'function'],
    ['DatePicker', 'slotProps.actionBar.actions', "list of 'clear' | 'cancel' | 'accept' | 'today'"],
    ['DatePicker', 'slotProps.textField.helperText', 'node'],
    ['DatePicker', 'slotProps.toolbar.hidden', 'boolean'],
    ['DatePicker', 'slotProps.day.disableMargin', 'boolean'],
    ['DatePicker', 'inputRef', 'none'],
    ['DateRangePicker', 'defaultValue', 'dateRange'],
    ['DateRangePicker', 'defaultValue[0]', 'date'],
    ['DateRangePicker', 'calendars', '1 | 2 | 3'],
    ['DateTimePicker', 'timeSteps.minutes', 'number'],
    ['TreeView', 'defaultExpanded', 'list of string'],
    ['TreeView', 'defaultSelected', 'string or list of string or null'],
    ['TreeView', 'defaultCollapseIcon', 'node'],
    ['TreeItem', 'onFocus', 'none'],
    ['GridToolbarQuickFilter', 'color', "'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning'"],
  ])('%s %s: %s', (name, text, expected) => {
    expect(control(valueTypeAt(specOf(name), parsePath(text)))).toBe(expected);
  });
});

describe('the grids', () => {
  const names = (name: string): string[] => specOf(name).props.map((prop) => prop.name);

  test('have the props of the highest plan, each with its own', () => {
    expect(names('DataGrid').sort()).toEqual(names('DataGridPremium').sort());
    expect(fieldAt(specOf('DataGrid'), ['density'])?.plan).toBeUndefined();
    expect(fieldAt(specOf('DataGrid'), ['pinnedColumns'])?.plan).toBe('pro');
    expect(fieldAt(specOf('DataGrid'), ['aggregationModel'])?.plan).toBe('premium');
    expect(fieldAt(specOf('DataGrid'), parsePath('columns[0].aggregable'))?.plan).toBe('premium');
    expect(fieldAt(specOf('DataGrid'), parsePath('columns[0].renderHeaderFilter'))?.plan).toBe('pro');
    // The free package declares these too, and does nothing with them.
    expect(fieldAt(specOf('DataGrid'), ['getDetailPanelContent'])?.plan).toBe('pro');
    expect(fieldAt(specOf('DataGrid'), parsePath('columns[0].groupable'))?.plan).toBe('premium');
    expect(fieldAt(specOf('DataGrid'), parsePath('columns[0].width'))?.plan).toBeUndefined();
    expect(fieldAt(specOf('DataGrid'), parsePath('initialState.pinnedColumns'))?.plan).toBe('pro');
    expect(fieldAt(specOf('DataGrid'), parsePath('initialState.rowGrouping'))?.plan).toBe('premium');
    expect(fieldAt(specOf('DataGridPremium'), parsePath('initialState.sorting'))?.plan).toBeUndefined();
    expect(fieldAt(specOf('DataGrid'), parsePath('slotProps.headerFilterCell'))?.plan).toBe('pro');
  });

  test('are imported from the plans from their own up', () => {
    const from = (name: string): string[] => specOf(name).imports.map((one) => `${one.plan} ${one.name} ${one.from}`);
    const premium = 'premium DataGridPremium @mui/x-data-grid-premium';
    expect(from('DataGrid')).toEqual([
      'community DataGrid @mui/x-data-grid',
      'pro DataGridPro @mui/x-data-grid-pro',
      premium,
    ]);
    expect(from('DataGridPremium')).toEqual([premium]);
  });

  test('take no more than the own plan does', () => {
    expect(control(valueTypeAt(specOf('DataGrid'), ['pagination']))).toBe('true');
    expect(control(valueTypeAt(specOf('DataGridPro'), ['pagination']))).toBe('boolean');
  });
});

describe('every component', () => {
  test('begins with what it requires, then goes by groups that have a title', () => {
    const places = ({props}: PlaygroundComponent): number[] =>
      props.map(({isRequired, group}) => (isRequired ? -1 : PROP_GROUPS.findIndex((one) => one === group)));
    for (const name of NAMES) {
      const all = places(specOf(name));
      expect(all).toEqual([...all].sort((one, other) => one - other));
    }
    expect(specOf('DataGrid').props[0]?.name).toBe('columns');
    expect(Object.keys(PROP_GROUP_TITLES)).toEqual([...PROP_GROUPS]);
    const titles = PROP_GROUPS.map((group) => PROP_GROUP_TITLES[group]?.());
    expect(new Set(titles).size).toBe(PROP_GROUPS.length);
  });

  test('is imported from a module that exports it', () => {
    const lines = NAMES.flatMap((name) => specOf(name).imports).map(
      (one, index) => `import {${one.name} as Component${index}} from '${one.from}';\nvoid Component${index};`,
    );
    const fence = {file: 'docs/imports.mdx', line: 1, language: 'tsx', meta: '', code: lines.join('\n')};
    expect(typeProblems([fence])).toEqual([[]]);
  }, 120_000);

  test('has few props without a group, and few that are code', () => {
    const props = NAMES.flatMap((name) => [...specOf(name).props]);
    const others = [...new Set(props.filter(({group}) => group === 'other').map(({name}) => name))];
    expect(others.sort()).toEqual(['experimentalFeatures', 'logLevel', 'logger']);
    // Styles, components, props of Material UI's text field, and what a prop of any type holds.
    const code = [...new Set(props.filter(({type}) => type.kind === 'code').map(({name}) => name))];
    expect(props.filter(({type}) => type.kind === 'code').length / props.length).toBeLessThan(0.07);
    const own = code.filter(
      (name) =>
        !/^(?:sx|style|lineStyle|component|content|.*Component|.*(?:Input|InputLabel|HelperText|Icon|Ripple)Props|inputProps|viewRenderers)$/.test(
          name,
        ),
    );
    expect(own.sort()).toEqual([
      'adapterLocale',
      'axisValue',
      'dateAdapter',
      'dateLibInstance',
      'defaultValue',
      'value',
      'xScale',
      'yScale',
    ]);
  });

  test('is small in transfer', () => {
    const size = (name: string): number => gzipSync(JSON.stringify(specOf(name))).length;
    expect(size('DataGridPremium')).toBeLessThan(18_000);
    expect(size('BarChart')).toBeLessThan(5_000);
    expect(size('DatePicker')).toBeLessThan(8_000);
    expect(Math.max(...NAMES.map(size))).toBeLessThan(18_000);
  });

  test('has numbers with limits that hold their default', () => {
    const numbers: string[] = [];
    const visit = (component: string, type: ValueType, at: readonly string[], defaultValue?: string): void => {
      const number = Number(defaultValue ?? Number.NaN);
      const {min, max} = propLimits(component, at);
      if (type.kind === 'number' && Number.isFinite(number) && !(number >= min && number <= max)) {
        numbers.push(`${component}.${at.join('.')}: ${number} is not from ${min} to ${max}`);
      }
      if (type.kind === 'object') {
        type.fields.forEach((field) => visit(component, field.type, [...at, field.name], field.defaultValue));
      }
      if (type.kind === 'list') {
        visit(component, type.of, at);
      }
      if (type.kind === 'oneOf') {
        type.types.forEach((one) => visit(component, one, at, defaultValue));
      }
    };
    NAMES.forEach((name) =>
      specOf(name).props.forEach((prop) => visit(name, prop.type, [prop.name], prop.defaultValue)),
    );
    expect(numbers).toEqual([]);
  });
});

test('the trigger of a tooltip has a default of its own, and in no chart', () => {
  expect(fieldAt(specOf('ChartsTooltip'), ['trigger'])?.defaultValue).toBe("'axis'");
  const charts = ['BarChart', 'LineChart', 'PieChart', 'ScatterChart', 'SparkLineChart'];
  const fields = charts.map((name) => fieldAt(specOf(name), ['tooltip', 'trigger']));
  expect(fields.map((field) => field?.type.kind)).toEqual(charts.map(() => 'choice'));
  expect(fields.flatMap((field) => field?.defaultValue ?? [])).toEqual([]);
});

test('a name without a page is an error that says so', () => {
  expect(() => componentSpec('BarChar', data)).toThrow('There is no API page of a component "BarChar".');
});
