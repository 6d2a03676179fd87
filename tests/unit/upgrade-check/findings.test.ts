import {rowsTest} from '../../rowsTest';
import {foundIn, holds, type Example} from './checkedCode';

const GRID = "import {DataGrid} from '@mui/x-data-grid';\n";
const API = `import {DataGrid, useGridApiRef} from '@mui/x-data-grid';\nconst apiRef = useGridApiRef();\n`;

describe('names are resolved', () => {
  rowsTest<Example>(
    'through imports of every kind',
    [
      [`${GRID}<DataGrid page={1} />;`, 'removed DataGrid.page → `paginationModel` none'],
      [
        "import {DataGrid as Grid} from '@mui/x-data-grid';\n<Grid headerHeight={40} />;",
        'renamed DataGrid.headerHeight → columnHeaderHeight misses alias',
      ],
      [
        "import * as X from '@mui/x-data-grid-pro';\n<X.DataGridPro headerHeight={40} />;",
        'renamed DataGridPro.headerHeight → columnHeaderHeight misses alias',
      ],
      [
        "const {DataGrid, GridApiRef} = require('@mui/x-data-grid');\n<DataGrid error />;",
        'removed @mui/x-data-grid.GridApiRef → `React.MutableRefObject<GridApi>` none',
        'removed DataGrid.error → an error boundary (errorBoundary) none',
      ],
      [
        "const X = require('@mui/x-data-grid');\nX.useGridState(apiRef);",
        'removed @mui/x-data-grid.useGridState → `apiRef.current` none',
      ],
      [
        "const {DataGrid} = await import('@mui/x-data-grid');\n<DataGrid pageSize={5} />;",
        'removed DataGrid.pageSize → `paginationModel` none',
      ],
      [
        "const Grid = React.lazy(() => import('@mui/x-data-grid').then((m) => ({default: m.DataGrid})));\n<Grid pageSize={5} />;",
        'removed DataGrid.pageSize → `paginationModel` none',
      ],
      [
        "import('@mui/x-data-grid').then(({GridColumns}) => GridColumns);",
        'removed @mui/x-data-grid.GridColumns → `GridColDef[]` none',
      ],
      [
        "export {GridColumns, DataGrid} from '@mui/x-data-grid';",
        'removed @mui/x-data-grid.GridColumns → `GridColDef[]` none',
      ],
      ["export * from '@mui/x-data-grid';", "hidden export * from '@mui/x-data-grid' (everyExport) none"],
      [
        `${GRID}const Striped = styled(DataGrid)({});\n<Striped pageSize={5} />;`,
        'removed DataGrid.pageSize → `paginationModel` none',
      ],
      [`${GRID}React.createElement(DataGrid, {pageSize: 5});`, 'removed DataGrid.pageSize → `paginationModel` none'],
    ],
    holds,
  );

  rowsTest<Example>(
    'and what only has the same name is left alone',
    [
      ['<DataGrid page={1} />;'],
      ["import {DataGrid} from './DataGrid';\n<DataGrid page={1} />;"],
      [`${GRID}function Page({DataGrid}) { return <DataGrid page={1} />; }`],
      [`${GRID}function Page() { const DataGrid = Table; return <DataGrid page={1} />; }`],
      [`${GRID}<Pagination page={1} pageSize={5} />;`],
      [`${GRID}const model = {page: 1, hide: true};`],
      [`${GRID}history.current.setCellMode(1);`],
      [`${GRID}const text = 'MuiDataGrid-withBorderColor MuiDataGrid-cell';`],
      ['import {DatePicker} from \'antd\';\n<DatePicker inputFormat="YYYY" renderInput={render} />;'],
    ],
    holds,
  );
});

rowsTest<Example>(
  'props: of elements, of objects, of the theme',
  [
    [
      `${GRID}<DataGrid onCellFocusOut={save} />;`,
      'renamed DataGrid.onCellFocusOut → componentsProps.cell.onBlur (cellBlur) does',
    ],
    [
      `${GRID}<DataGrid disableExtendRowFullWidth />;`,
      'removed DataGrid.disableExtendRowFullWidth → none: rows always extend to the full width does',
    ],
    [
      `${GRID}const given = {headerHeight: 40};\n<DataGrid {...given} />;`,
      'renamed DataGrid.headerHeight → columnHeaderHeight misses spread',
    ],
    [`${GRID}const Page = (props) => <DataGrid {...props} />;`, 'hidden DataGrid.{...} (spread) none'],
    [
      "import type {DataGridProps} from '@mui/x-data-grid';\nconst given: Partial<DataGridProps> = {pageSize: 5};",
      'removed DataGrid.pageSize → `paginationModel` none',
    ],
    [
      'const theme = createTheme({components: {MuiDataGrid: {defaultProps: {pageSize: 5}}}});',
      'removed DataGrid.pageSize → `paginationModel` none',
    ],
    [
      'const theme = createTheme({components: {MuiCalendarPicker: {styleOverrides: {}}}});',
      'renamed MuiCalendarPicker → MuiDateCalendar none',
    ],
    [
      `${GRID}<DataGrid initialState={{pagination: {pageSize: 5}}} />;`,
      'removed initialState.pagination.pageSize → `state.pagination.paginationModel` none',
    ],
    [
      `${GRID}<DataGrid experimentalFeatures={{newEditingApi: true}} />;`,
      'removed experimentalFeatures.newEditingApi → none: the feature is always on misses parser',
    ],
    [
      `${GRID}<DataGrid localeText={{filterPanelOperators: 'Is'}} />;`,
      'removed localeText.filterPanelOperators → `filterPanelOperator` none',
    ],
  ],
  holds,
);

rowsTest<Example>(
  'slots, classes, methods, events and the state of the grid',
  [
    [`${GRID}<DataGrid components={{Header: Bar}} />;`, 'removed DataGrid.header → the slot `toolbar` none'],
    [
      `${GRID}<DataGrid sx={{'& .MuiDataGrid-withBorder': {}}} />;`,
      'renamed MuiDataGrid-withBorder → MuiDataGrid-withBorderColor does',
    ],
    [
      "import {gridClasses} from '@mui/x-data-grid';\nconst rule = `& .${gridClasses.withBorder}`;",
      'renamed gridClasses.withBorder → withBorderColor misses elsewhere',
    ],
    [
      `${API}apiRef.current.setSelectionModel([1]);`,
      'removed apiRef.current.setSelectionModel → `setRowSelectionModel` none',
    ],
    [
      `${API}apiRef.current.getRowIndex(1);`,
      'renamed apiRef.current.getRowIndex → getRowIndexRelativeToVisibleRows does',
    ],
    [
      `${API}const {setCellMode} = apiRef.current;`,
      'removed apiRef.current.setCellMode → `startCellEditMode({id, field})` none',
    ],
    [
      `${API}const api = apiRef.current;\napi.updateColumn({});`,
      'removed apiRef.current.updateColumn → `updateColumns([column])` none',
    ],
    [
      `${API}apiRef.current.subscribeEvent('rowsScroll', run);`,
      'renamed subscribeEvent.rowsScroll → scrollPositionChange does',
    ],
    [
      "import {GridEvents, useGridApiContext} from '@mui/x-data-grid';\nuseGridApiContext().current.subscribeEvent(GridEvents.rowClick, run);",
      'behavior GridEvents.rowClick (eventNames) none',
    ],
    [
      "import {GridEvents, type GridEventListener} from '@mui/x-data-grid';\nconst run: GridEventListener<GridEvents.cellKeyDown> = stop;",
      'behavior GridEvents.cellKeyDown (eventNames) none',
    ],
    [`${API}apiRef.current.state.rows.ids;`, 'removed state.rows.ids → `state.rows.dataRowIds` none'],
    [
      "import {useGridSelector} from '@mui/x-data-grid';\nuseGridSelector(apiRef, (state) => state.selection);",
      'removed state.selection → `state.rowSelection` none',
    ],
    [
      `${API}apiRef.current.getLocaleText('filterPanelLinkOperator');`,
      'renamed getLocaleText.filterPanelLinkOperator → filterPanelLogicOperator does',
    ],
  ],
  holds,
);

rowsTest<Example>(
  'columns and filter models, which are plain objects',
  [
    [
      "import type {GridColumns} from '@mui/x-data-grid';\nconst columns: GridColumns = [{field: 'id', hide: true}];",
      'removed @mui/x-data-grid.GridColumns → `GridColDef[]` none',
      'removed GridColDef.hide → `columnVisibilityModel` none',
    ],
    [
      `${GRID}const columns = [{field: 'name', renderCell: (params) => params.getValue(params.id, 'first')}];`,
      'removed params.getValue → `params.row`, or `apiRef.current.getCellValue(id, field)` none',
    ],
    [
      `${GRID}const total = (cell) => cell.getValue(cell.id, 'first');\nconst columns = [{field: 'name', valueGetter: total}];`,
      'removed params.getValue → `params.row`, or `apiRef.current.getCellValue(id, field)` none',
    ],
    [
      "import type {GridRenderCellParams} from '@mui/x-data-grid';\nexport const total = (cell: GridRenderCellParams) => cell.getValue(1, 'a');",
      'removed params.getValue → `params.row`, or `apiRef.current.getCellValue(id, field)` none',
    ],
    [`${GRID}const value = form.getValue('x', 'y');`],
    [
      `${GRID}function renderName({row}) { return row.isNew ? <b /> : null; }\nconst columns = [{field: 'name', renderCell: renderName}];`,
      'behavior GridColDef.renderCell (nullCell) none',
    ],
    [
      `${GRID}const columns = [{field: 'name', renderCell: ({row}) => (row.isNew ? <b /> : null)}];`,
      'behavior GridColDef.renderCell (nullCell) none',
    ],
    [`${GRID}const columns = [{field: 'day', type: 'date'}];`, 'behavior GridColDef.type (dateColumn) none'],
    [
      `${GRID}<DataGrid filterModel={{items: [{columnField: 'a', operatorValue: '='}]}} />;`,
      'renamed GridFilterItem.columnField → field does',
      'renamed GridFilterItem.operatorValue → operator does',
    ],
    [
      "import type {GridFilterModel} from '@mui/x-data-grid';\nconst model: GridFilterModel = {items: [], linkOperator: 'or'};",
      'renamed GridFilterModel.linkOperator → logicOperator misses noGrid',
    ],
  ],
  holds,
);

test('classes in stylesheets are found, with line and column', () => {
  expect(foundIn('.a {}\n  .MuiDataGrid-withBorder {}\n', 'grid.css')).toEqual([
    'renamed MuiDataGrid-withBorder → MuiDataGrid-withBorderColor none',
  ]);
});
