import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridActionsCellItem,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridActionsColDef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';

export const GROUPS = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
export const DATA_GROUP = 'auto-generated-row-team/Data';

export const ROWS = [
  {id: 1, team: 'Data', city: 'Bern', hours: 3},
  {id: 2, team: 'Sales', city: 'Oslo', hours: 1},
  {id: 3, team: 'Data', city: 'Aarau', hours: 2},
  {id: 4, team: 'Sales', city: 'Chur', hours: 9},
  {id: 5, team: 'Data', city: 'Aarau', hours: 4},
];

export const COLUMNS: GridColDef[] = [
  {field: 'team'},
  {field: 'city', editable: true},
  {field: 'hours', type: 'number'},
];

/** A button in each row, which is named after the city of the row. */
export const ACTIONS: GridActionsColDef = {
  field: 'actions',
  type: 'actions',
  getActions: ({row: {city}}) => [<GridActionsCellItem key="delete" icon={<i />} label={`Delete ${city}`} />],
};

/** The names of the buttons of {@link ACTIONS}, from the top: `undefined` for a row without one. */
export function actionLabels(): (string | null | undefined)[] {
  return [...document.querySelectorAll('[role=cell][data-field=actions]')].map((cell) =>
    cell.querySelector('button')?.getAttribute('aria-label'),
  );
}

let apiOfGrid: {current: GridApi};

/** The API of the grid that was rendered last. */
export function api(): GridApi {
  return apiOfGrid.current;
}

/** A grid of {@link ROWS}, grouped by team. Its size needs {@link giveElementsASize}. */
export function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  apiOfGrid = apiRef;
  return (
    <div style={{width: 900, height: 600}}>
      <DataGridPremium
        apiRef={apiRef}
        disableVirtualization
        throttleRowsMs={0}
        rows={ROWS}
        columns={COLUMNS}
        initialState={{rowGrouping: {model: ['team']}}}
        {...props}
      />
    </div>
  );
}

/** The texts of a column's cells, from the top. */
export function cells(field: string): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field="${field}"]`)].map((cell) => cell.textContent ?? '');
}

/** jsdom lays nothing out. Also silences license notices, and errors that a test expects. */
export function giveElementsASize() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(900);
  }
  for (const name of ['clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600);
  }
}
