/** @jest-environment jsdom */
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {isList, type Value, type Values} from '../../../plugins/playground/client/values';
import {findSampleSet} from '../../../plugins/playground/client/samples';
import {GRID_SUBSTITUTES} from '../../../plugins/playground/client/samples/gridSubstitutes';
import {substituteFor} from '../../../plugins/playground/client/samples/substitutes';
import {API_PAGES} from '../../../src/site/apiPages';
import {DATES, first, program, SAMPLES, SLOTS, sampleSet, SAMPLE_SETS, SUBSTITUTES, STARTS} from './gridCases';
import {complaints, draw, texts} from './gridInJest';

test('every component of the grid and the tree has a sample set or a substitute, and every substitute a sample set', () => {
  const pages = API_PAGES.filter(({productId}) => productId === 'x-data-grid' || productId === 'x-tree-view');
  const names = pages.flatMap(({components}) => [...components]);
  expect(names).toHaveLength(8);
  expect(names.filter((name) => !findSampleSet(name) && !substituteFor(name))).toEqual([]);
  expect(names.filter((name) => findSampleSet(name) && substituteFor(name))).toEqual([]);
  expect(SUBSTITUTES.filter(([, {component}]) => !findSampleSet(component))).toEqual([]);
});

test('substitutes of interfaces belong to interfaces that have a page', () => {
  const {components, interfaces} = API_PAGES[0];
  const pages: readonly string[] = [...components, ...interfaces];
  expect(Object.keys(GRID_SUBSTITUTES).filter((name) => !pages.includes(name))).toEqual([]);
  expect(interfaces.filter((name) => !substituteFor(name))).toEqual([
    'GridApi',
    'GridCellParams',
    'GridActionsColDef',
    'GridExportStateParams',
    'GridFilterOperator',
    'GridRowClassNameParams',
    'GridRowParams',
    'GridRowSpacingParams',
  ]);
});

test('every component of every product has a sample set or a substitute, and names of objects have none', () => {
  const names = API_PAGES.flatMap(({components}) => [...components] as string[]);
  expect(names.filter((name) => !findSampleSet(name) && !substituteFor(name))).toEqual([]);
  expect(['constructor', 'toString', '__proto__'].map((name) => findSampleSet(name) ?? substituteFor(name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('samples of a component have ids of their own; the grids and the tree have three and more', () => {
  SAMPLE_SETS.forEach(([component, {samples}]) => {
    const ids = samples.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(samples.length).toBeGreaterThanOrEqual(/^DataGrid|^TreeView/.test(component) ? 3 : 2);
  });
});

function widthOf(column: Value): number {
  const {width, minWidth} = column as {width?: number; minWidth?: number};
  return width ?? minWidth ?? 100;
}

test('the columns of samples fit 480 px, but for those that scroll between pinned ones', () => {
  const wide = SAMPLES.flatMap(({name, props}) => {
    const {columns} = props;
    const checkboxes = props['checkboxSelection'] === true ? 50 : 0;
    const borders = 2;
    return columns !== undefined && isList(columns)
      ? [{name, width: columns.reduce<number>((sum, column) => sum + widthOf(column), checkboxes + borders)}]
      : [];
  }).filter(({width}) => width > 480);
  expect(wide.map(({name}) => name)).toEqual(['DataGridPro, sample production', 'DataGridPremium, sample production']);
});

test.each([...SAMPLES, ...STARTS])('renders without an error or a warning: $name', ({component, props}) => {
  const container = draw(component, props);
  expect(container.querySelector('[role=grid], [role=treegrid], [role=tree]')).not.toBeNull();
  expect(complaints()).toEqual([]);
});

/** How a component that fills a slot is known; an icon has its name as the id for tests. */
const SHOWN: Readonly<Record<string, string>> = {
  GridToolbar: '.MuiDataGrid-toolbarContainer',
  GridPagination: '.MuiTablePagination-root',
  LinearProgress: '[role=progressbar]',
};

test.each(SLOTS)('shows the choice, without an error or a warning: $name', ({component, props, choice}) => {
  expect(draw(component, props).querySelector(SHOWN[choice] ?? `[data-testid=${choice}]`)).not.toBeNull();
  expect(complaints()).toEqual([]);
});

describe('the grid', () => {
  test('shows the rows and columns of its sample', () => {
    draw('DataGrid', first('DataGrid'));
    expect(texts('columnheader')).toEqual(['Order', 'Customer', 'Status', 'Total (€)', 'Paid']);
    expect(texts('cell').slice(0, 4)).toEqual(['41', 'Amina Diallo', 'Shipped', '86.4']);
    expect(screen.getByRole('grid', {name: 'Orders'})).toHaveAttribute('aria-rowcount', '11');
  });

  test('of 100 parcels shows ten on a page, with every plan', () => {
    ['DataGrid', 'DataGridPro', 'DataGridPremium'].forEach((component) => {
      const {props} = sampleSet(component).samples.find(({id}) => id === 'parcels')!;
      expect(props['rows']).toHaveLength(100);
      draw(component, props);
      expect(screen.getByText('1–10 of 100')).toBeInTheDocument();
      cleanup();
    });
  });

  test('sums up pinned rows as the rows above them', () => {
    const {rows, pinnedRows} = first('DataGridPro') as unknown as {
      rows: Record<string, number>[];
      pinnedRows: {bottom: Record<string, number>[]};
    };
    const [sums] = pinnedRows.bottom;
    ['q1', 'q4', 'total'].forEach((field) => {
      expect(sums?.[field]).toBe(rows.reduce((sum, row) => sum + row[field]!, 0));
    });
  });

  test('of sales is grouped by region', () => {
    draw('DataGridPremium', first('DataGridPremium'));
    expect(texts('columnheader')).toEqual(expect.arrayContaining(['Region', 'Unitssum', 'Revenue (€)sum']));
    expect(texts('cell')).toEqual(expect.arrayContaining(['North (4)', 'South (3)', 'West (3)']));
  });

  test('stands in a container of 400 px, unless it is as tall as its rows', () => {
    const style = (props: Values, width?: number): Value | undefined =>
      program('DataGrid', {...first('DataGrid'), ...props}, width).element.props['style'];
    expect(style({})).toEqual({height: 400, width: '100%'});
    expect(style({}, 320)).toEqual({height: 400, width: 320});
    expect(style({autoHeight: true}, 320)).toEqual({width: 320});
    expect(program('DataGrid', {...first('DataGrid'), autoHeight: true}).element.component).toBe('DataGrid');
  });

  test('hands the props of its quick filter on', () => {
    draw('GridToolbarQuickFilter', first('GridToolbarQuickFilter'));
    expect(screen.getByPlaceholderText('Customer or status')).toBeInTheDocument();
    expect(program('GridToolbarQuickFilter', {}).element.children).toMatchObject([
      {component: 'DataGrid', props: {slotProps: {toolbar: {showQuickFilter: true}}}},
    ]);
  });

  test('hands the props of its filter panel on, behind the button of the toolbar', async () => {
    draw('GridFilterPanel', sampleSet('GridFilterPanel').samples[1]!.props);
    fireEvent.click(screen.getByLabelText('Show filters', {selector: '.MuiDataGrid-toolbarContainer button'}));
    // A grid has hundreds of elements, and to ask each for its role takes longer than is waited.
    expect(await screen.findByDisplayValue('la')).toBeInTheDocument();
    expect(screen.queryByText('Add filter')).toBeNull();
    expect(complaints()).toEqual([]);
    cleanup();
    draw('GridFilterPanel', {});
    fireEvent.click(screen.getByLabelText('Show filters', {selector: '.MuiDataGrid-toolbarContainer button'}));
    expect(await screen.findByText('Add filter')).toBeInTheDocument();
  });

  test.each([
    ['GridFilterItem', ['41', '43', '44', '46', '49', '50']],
    ['GridFilterModel', ['41', '44', '50']],
  ])('shows on the page of %s what the filter lets through', (name, orders) => {
    const {component, start} = substituteFor(name)!;
    draw(component, {...first(component), ...start});
    expect(texts('cell').filter((_, index) => index % 5 === 0)).toEqual(orders);
  });
});

test('each row of the samples that a grid begins with is one line of code', () => {
  ['orders', 'stock', 'parcels', 'temperatures', 'production', 'sales'].forEach((id) => {
    const [component, {samples}] = SAMPLE_SETS.findLast((entry) =>
      entry[1].samples.some((sample) => sample.id === id),
    )!;
    const {props} = samples.find((sample) => sample.id === id)!;
    const lines = printProgram(program(component, props), {dates: DATES, language: 'TS'}).split('\n');
    expect(lines.filter((line) => /^ {2}\{ id: .*\},$/.test(line))).toHaveLength((props['rows'] as Value[]).length);
  });
});
