/** @jest-environment jsdom */
import {useState, type MutableRefObject, type ReactElement} from 'react';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {LicenseInfo} from '@mui/x-license-pro';
import {
  DataGrid,
  gridRowMaximumTreeDepthSelector,
  useGridApiContext,
  useGridApiRef,
  useGridRootProps,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import * as pro from '@mui/x-data-grid-pro';
import * as premium from '@mui/x-data-grid-premium';
import {COLUMNS, Context, Early, renderAlone, ROWS, Selecting, worker} from './dataGridMisused';
import {giveGridsASize} from './dataGridRowsInJest';
import {expiredKey} from './expiredLicense';
import {messagePageTests, type Act, type Provocation} from './printedMessages';

beforeEach(() => giveGridsASize(600, 400));

type Grid = typeof pro.DataGridPro | typeof premium.DataGridPremium | typeof DataGrid;

type ExcelApi = ReturnType<typeof premium.useGridApiRef>['current'];

/** What a test does with the API of a grid. */
type Use = (api: GridApi & pro.GridApiPro) => unknown;

let used: MutableRefObject<GridApi>;

function Subject({of, ...props}: Partial<DataGridProps> & {readonly of: Grid}): ReactElement {
  const Component = of as typeof DataGrid;
  used = useGridApiRef();
  return <Component apiRef={used} rows={ROWS} columns={COLUMNS} {...props} />;
}

const grid = (props: object = {}, done?: Act, of: Grid = DataGrid): Provocation => ({
  element: <Subject of={of} {...props} />,
  ...(done && {act: done}),
});

/** A grid whose API is used once it is there. */
const using = (use: Use, props: object = {}, of: Grid = DataGrid): Provocation =>
  grid(props, async () => act(async () => void (await use(used.current as GridApi & pro.GridApiPro))), of);

const usingPro = (use: Use, props: object = {}): Provocation => using(use, props, pro.DataGridPro);

const TREE = {treeData: true, getTreeDataPath: (row: {path: string[]}) => row.path};

const groups = (columnGroupingModel: readonly object[]): Provocation =>
  grid({experimentalFeatures: {columnGrouping: true}, columnGroupingModel});

const filtered = (items: readonly object[], props: object = {}): Provocation =>
  grid({filterModel: {items}, ...props}, undefined);

function Late(): ReactElement {
  const [rows, setRows] = useState<typeof ROWS>([]);
  late = () => setRows(ROWS);
  return <DataGrid rows={rows} columns={COLUMNS} />;
}
let late: () => void;

const licensed = (key: string) => (): Provocation => {
  LicenseInfo.setLicenseKey(key);
  return grid({}, undefined, pro.DataGridPro);
};

const imported = (exported: object, name: string): Provocation => {
  const Component = (exported as Record<string, () => ReactElement>)[name]!;
  return {element: <Component />};
};

const press =
  (name: string): Act =>
  async () => {
    await act(() => Promise.resolve(fireEvent.click(screen.getByText(name))));
  };

/** A grid that watches whether its state knows of the focus. */
const WATCHED = {rows: ROWS, columns: COLUMNS, experimentalFeatures: {warnIfFocusStateIsNotSynced: true}};

const OBJECT = {rows: [{id: 1, name: {first: 'Ada'}}]};

messagePageTests({
  page: 'react-data-grid/messages',
  // The code of the page needs no key to show what it is for.
  expected: /MUI: Missing license key/,
  inUse: {
    'message-column-type-only-accepts-date-objects-as-values': (container) =>
      expect(container.querySelector('[role=cell]')).toHaveTextContent('5/16/2024'),
    'message-no-row-with-id-found-2': press('Copy the name'),
    'message-you-cant-update-several-rows-at-once-in': press('Raise the prices'),
    'message-the-row-reordering-do-not-support-reordering-of-footer': press('Move to the top'),
    'message-you-cannot-call-apiref-current-when-disablecolumnpinning-is': press('Pin the name'),
    'message-the-row-with-id-is-not-in-mode': async () => {
      await press('Rename')(document.body);
      await press('Rename')(document.body);
    },
    'message-only-group-nodes-can-be-expanded-or-collapsed': press('Open'),
    'message-a-call-to-processrowupdate-threw-an-error-which': async () => {
      fireEvent.doubleClick(screen.getByText('Lamp'));
      fireEvent.change(screen.getByRole('textbox'), {target: {value: ''}});
      fireEvent.keyDown(screen.getByRole('textbox'), {key: 'Enter'});
      await screen.findByText('A product needs a name.');
      fireEvent.change(screen.getByRole('textbox'), {target: {value: 'Lantern'}});
      fireEvent.keyDown(screen.getByRole('textbox'), {key: 'Enter'});
      await waitFor(() => expect(screen.queryByText('A product needs a name.')).toBeNull());
    },
    'message-when-the-value-of-a-field-is-an-object-or-a-rendercell-is-provided-the-excel': () => {
      fireEvent.click(screen.getByText('Export'));
      const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
      Object.assign(URL, {createObjectURL: () => 'blob:', revokeObjectURL: () => undefined});
      fireEvent.click(screen.getByText('Download as CSV'));
      expect(download).toHaveBeenCalledTimes(1);
    },
    'message-out-of-range-value-for-the-select': (container) => {
      fireEvent.doubleClick(container.querySelector('[role=cell]')!);
    },
  },
  used: {
    'message-the-cell-with-id-and-field-received-focus': ({clickCell}) => {
      render(<DataGrid {...WATCHED} />);
      const cell = screen.getByText('Chair').closest<HTMLElement>('[role=cell]')!;
      (clickCell as (cell: Element) => void)(cell);
      // Tab leads to it: the grid's state knows of the focus.
      expect(cell.tabIndex).toBe(0);
    },
    'message-the-exceljspreprocess-option-is-not-supported-when-a': async () => {
      // Here the page is the worker.
      const answer = jest.spyOn(window, 'postMessage').mockReturnValue();
      const task = {serializedColumns: [], serializedRows: [], valueOptionsData: {}, valueOptionsSheetName: 'Options'};
      window.dispatchEvent(new MessageEvent('message', {data: {...task, options: {}}}));
      await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    },
    'message-not-wrapped-in-act': async ({renderProducts}) => {
      expect(await (renderProducts as () => Promise<Element>)()).toBeInTheDocument();
    },
  },
  notProvoked: {
    'message-license-key-plan-mismatch-your-use-of-mui': 'needs a valid key of the Pro plan',
  },
  provocations: {
    'message-the-data-grid-component-requires-all-rows-to': grid({rows: [{name: 'Lamp'}]}),
    'message-no-row-with-id-found': using((api) => api.getCellValue(7, 'name')),
    'message-no-row-with-id-found-2': usingPro((api) => api.setRowIndex(7, 0)),
    'message-you-cant-update-several-rows-at-once-in': using((api) => api.updateRows(ROWS)),
    'message-the-rowheight-prop-should-be-a-number-greater': grid({rowHeight: 0}),
    // A grid that has warned of the other prop does not warn of this one.
    'message-the-getrowheight-prop-should-return-a-number-greater': () => ({
      act: () => void jest.isolateModules(() => renderAlone({rows: ROWS, columns: COLUMNS, getRowHeight: () => 0})),
    }),
    'message-the-row-reordering-do-not-support-reordering-of-grouped': usingPro((api) => api.setRowIndex(2, 0), TREE),
    'message-the-row-reordering-do-not-support-reordering-of-footer': usingPro((api) => api.setRowIndex(1, 0), TREE),
    'message-column-type-only-accepts-date-objects-as-values': grid({columns: [{field: 'name', type: 'date'}]}),
    'message-missing-the-getactions-property-in-the-gridcoldef': grid({columns: [{field: 'name', type: 'actions'}]}),
    'message-column-resizable-true-is-not-a-valid-prop': grid({columns: [{field: 'name', resizable: true}]}),
    'message-columngroupingmodel-contains-duplicated-field-column-field-occurs-two': groups([
      {groupId: 'a', children: [{field: 'name'}]},
      {groupId: 'b', children: [{field: 'name'}]},
    ]),
    'message-an-element-of-the-columngroupingmodel-does-not-have': groups([{children: []}]),
    'message-group-groupid-has-no-children': groups([{groupId: 'a'}]),
    'message-the-groupid-is-used-multiple-times-in-the': groups([
      {groupId: 'a', children: []},
      {groupId: 'a', children: []},
    ]),
    'message-you-cannot-call-apiref-current-when-disablecolumnpinning-is': usingPro((api) => api.unpinColumn('name'), {
      disableColumnPinning: true,
    }),
    'message-no-filter-operator-found-for-column-and-operator': filtered([{field: 'name', operator: '>=', value: 1}]),
    'message-no-filter-operators-found-for-column': filtered([{field: 'name', operator: 'contains', value: 'a'}], {
      columns: [{field: 'name', filterOperators: []}],
    }),
    'message-the-filtermodel-can-only-contain-a-single-item': filtered([
      {id: 1, field: 'name', operator: 'contains', value: 'a'},
      {id: 2, field: 'name', operator: 'contains', value: 'b'},
    ]),
    'message-the-id-field-is-required-on-filtermodel-items': grid(
      {
        filterModel: {
          items: [
            {field: 'name', operator: 'contains', value: 'a'},
            {field: 'name', operator: 'contains', value: 'b'},
          ],
        },
      },
      undefined,
      pro.DataGridPro,
    ),
    'message-the-operator-field-is-required-on-filtermodel-items': filtered([{field: 'name', value: 'a'}]),
    'message-invalid-logicoperator-property-in-the-gridfilterpanel': usingPro(
      (api) => {
        api.showFilterPanel('name');
      },
      {
        slotProps: {filterPanel: {logicOperators: ['xor' as never]}},
        filterModel: {
          items: [
            {id: 1, field: 'name', operator: 'contains', value: 'a'},
            {id: 2, field: 'name', operator: 'contains', value: 'b'},
          ],
        },
      },
    ),
    'message-the-sortmodel-can-only-contain-a-single-item': grid({
      sortModel: [
        {field: 'name', sort: 'asc'},
        {field: 'id', sort: 'asc'},
      ],
    }),
    'message-the-page-size-is-not-preset-in-the': grid({initialState: {pagination: {paginationModel: {pageSize: 7}}}}),
    'message-the-rowcount-prop-is-undefined-while-using-paginationmode': grid({paginationMode: 'server'}),
    'message-pagesize-cannot-exceed-100-in-the-mit-version': grid({paginationModel: {page: 0, pageSize: 101}}),
    'message-datagrid-pagination-false-is-not-a-valid-prop': grid({pagination: false}),
    'message-rowselectionmodel-can-only-contain-1-item-in-datagrid': grid({rowSelectionModel: [1, 2]}),
    'message-a-call-to-processrowupdate-threw-an-error-which': grid(
      {processRowUpdate: () => Promise.reject(new Error('no'))},
      async () => {
        fireEvent.doubleClick(screen.getByText('Lamp'));
        await act(() => Promise.resolve(fireEvent.keyDown(screen.getByRole('textbox'), {key: 'Enter'})));
      },
    ),
    'message-the-cell-with-id-and-field-is-not-editable': using((api) => api.startCellEditMode({id: 1, field: 'id'})),
    'message-the-cell-with-id-and-field-is-not-in': using((api) => api.stopCellEditMode({id: 1, field: 'name'})),
    'message-the-row-with-id-is-not-in-mode': using((api) => api.stopRowEditMode({id: 1}), {editMode: 'row'}),
    'message-the-cell-with-id-and-field-received-focus': grid(WATCHED, () => {
      fireEvent.focus(screen.getByText('Chair').closest('[role=cell]')!);
    }),
    'message-when-the-value-of-a-field-is-an-object-or-a-rendercell-is-provided-the-csv': using(
      (api) => api.getDataAsCsv(),
      OBJECT,
    ),
    'message-when-the-value-of-a-field-is-an-object-or-a-rendercell-is-provided-the-excel': using(
      (api) => (api as never as ExcelApi).getDataAsExcel(),
      OBJECT,
      premium.DataGridPremium,
    ),
    'message-the-exceljspostprocess-option-is-not-supported-when-a': using(
      (api) => (api as never as ExcelApi).exportDataAsExcel({worker, exceljsPostProcess: () => Promise.resolve()}),
      {},
      premium.DataGridPremium,
    ),
    'message-the-exceljspreprocess-option-is-not-supported-when-a': using(
      (api) => (api as never as ExcelApi).exportDataAsExcel({worker, exceljsPreProcess: () => Promise.resolve()}),
      {},
      premium.DataGridPremium,
    ),
    'message-no-grid-root-element-available': using((api) => {
      (api.rootElementRef as MutableRefObject<null>).current = null;
      return api.exportDataAsPrint();
    }),
    'message-no-gettreedatapath-given': grid({treeData: true}, undefined, pro.DataGridPro),
    'message-the-path-returned-by-gettreedatapath-should-be-unique': grid(
      {treeData: true, getTreeDataPath: () => ['a']},
      undefined,
      pro.DataGridPro,
    ),
    'message-only-group-nodes-can-be-expanded-or-collapsed': usingPro(
      (api) => api.setRowChildrenExpansion(2, true),
      TREE,
    ),
    'message-apiref-current-method-is-not-a-function': {element: <Early />},
    'message-could-not-find-the-data-grid-context-it': {element: <Context of={useGridApiContext} />},
    'message-usegridrootprops-should-only-be-used-inside-the-datagrid': {element: <Context of={useGridRootProps} />},
    'message-usegridselector-has-been-called-before-the-initialization-of': {element: <Selecting />},
    'message-a-selector-was-called-without-passing-the-instance': using((api) =>
      gridRowMaximumTreeDepthSelector(api.state),
    ),
    'message-log-level-not-recognized': grid({logLevel: 'loud'}),
    'message-missing-translation-for-key': grid({rows: [], localeText: {noRowsLabel: undefined}}),
    'message-out-of-range-value-for-the-select': using((api) => api.startCellEditMode({id: 1, field: 'name'}), {
      columns: [{field: 'name', type: 'singleSelect', valueOptions: ['a'], editable: true}],
    }),
    'message-not-wrapped-in-act': {
      element: <Late />,
      act: () => late(),
    },
    'message-you-try-to-import-datagrid-from-mui-x-data-grid-pro': imported(pro, 'DataGrid'),
    'message-you-try-to-import-datagridpremium-from-mui-x': imported(pro, 'DataGridPremium'),
    'message-you-try-to-import-datagrid-from-mui-x-data-grid-premium': imported(premium, 'DataGrid'),
    'message-you-try-to-import-datagridpro-from-mui-x': imported(premium, 'DataGridPro'),
    'message-invalid-license-key-your-mui-x-license-key': licensed('x'),
    'message-expired-package-version-you-have-installed-a-version': licensed(expiredKey('perpetual')),
    'message-expired-license-key-your-annual-license-key-to': licensed(expiredKey('annual')),
    'message-missing-license-key-the-license-key-is-missing': licensed(''),
  },
});
