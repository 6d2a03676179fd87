/** @jest-environment jsdom */
import type {ComponentType, MouseEvent, MutableRefObject} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {
  DataGridPro,
  gridClasses,
  gridVisibleRowsLookupSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import {readProjectFile} from '../rules/projectFiles';
import {giveGridsASize} from './dataGridRowsInJest';
import {addedBy} from './migrationDiff';
import {runFence} from './pageFence';

/*
 * What this guide says of version 5, and what is the same in version 6, which is installed. Version 5 itself was tried by hand.
 */
const PAGE = 'data-grid-v4';
const COLUMNS = [{field: 'name'}];
const ROWS = Array.from({length: 9}, (_, id) => ({id, name: `name ${id}`}));

/** The grid that the diffs mean: their props alone give it neither rows nor columns. */
function FullGrid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={ROWS} columns={COLUMNS} {...props} />;
}

/** A component with the names that the diffs use. */
function componentOf(code: string): ComponentType<Record<string, unknown>> {
  const {default: Page} = runFence<{default: ComponentType<Record<string, unknown>>}>({
    ...addedBy(PAGE, 'virtualization'),
    code: `
      import * as React from 'react';
      import {useGridApiRef} from '@mui/x-data-grid-pro';
      export default function Page({DataGrid, DataGridPro, load, showPreview}) {
        ${code.replace(/^<DataGrid/m, 'return <DataGrid')}
      }`,
  });
  return Page;
}

beforeEach(() => {
  giveGridsASize(600, 400);
  // Missing license keys.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The API of a grid that shows the rows whose names contain a text. */
function renderGrid(filter?: string): MutableRefObject<GridApiPro> {
  let api: MutableRefObject<GridApiPro> | undefined;
  function Grid() {
    const apiRef = useGridApiRef();
    api = apiRef;
    const items = filter === undefined ? [] : [{field: 'name', operator: 'contains', value: filter}];
    return <FullGrid apiRef={apiRef} filterModel={{items}} />;
  }
  render(<Grid />);
  if (!api) {
    throw new Error('The grid has not rendered.');
  }
  return api;
}

test('the example of visible rows loads them as soon as the grid is there', () => {
  const {code} = addedBy(PAGE, 'virtualization');
  // The name in version 6, as the page says.
  const Page = componentOf(code.replace('rowsScroll', 'scrollPositionChange'));
  const load = jest.fn();
  render(<Page DataGridPro={FullGrid} load={load} />);
  act(() => {
    fireEvent.scroll(document.querySelector(`.${gridClasses.virtualScroller}`) as Element, {target: {scrollTop: 1}});
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0]).toEqual([0, expect.any(Number)]);
});

describe('a listener of a slot', () => {
  const over = (selector: string): void => {
    fireEvent.mouseOver(document.querySelector(selector) as Element);
  };

  test('gets the id of its row in the example', () => {
    const Page = componentOf(addedBy(PAGE, 'removed-props').code);
    const showPreview = jest.fn();
    render(<Page DataGrid={FullGrid} showPreview={showPreview} />);
    over('[data-rowindex="2"]');
    expect(showPreview.mock.calls).toEqual([['2']]);
  });

  test('gets the event only, and reads the field of its cell from the element', () => {
    const fields: unknown[] = [];
    const listen = jest.fn((...[event]: [MouseEvent<HTMLElement>]) => {
      fields.push(event.currentTarget.dataset['field']);
    });
    render(<FullGrid componentsProps={{cell: {onMouseOver: listen}}} />);
    over(`.${gridClasses.cell}`);
    expect(listen.mock.calls.map((args) => args.length)).toEqual([1]);
    expect(fields).toEqual(['name']);
  });
});

describe('what replaces selectors', () => {
  test('are the models of all rows in an array, which getRowModels() alone is not', () => {
    const text = readProjectFile(`docs/migration/migration-${PAGE}/index.mdx`);
    const [, code = ''] = /`unorderedGridRowModelsSelector`\s*\| `([^`]+)`/.exec(text) ?? [];
    const apiRef = renderGrid();
    expect(apiRef.current.getRowModels()).toBeInstanceOf(Map);
    const {models} = runFence<{models: (ref: object) => unknown}>({
      ...addedBy(PAGE, 'virtualization'),
      code: `export const models = (apiRef) => ${code};`,
    });
    expect(models(apiRef)).toEqual(ROWS);
  });

  test('is the lookup of visible rows itself', () => {
    const lookup = gridVisibleRowsLookupSelector(renderGrid('name 3').current.state);
    expect(lookup).toMatchObject({2: false, 3: true});
    expect(lookup).not.toHaveProperty('visibleRowsLookup');
  });

  test('makes a map of the visible rows, without a warning', () => {
    const fence = addedBy(PAGE, 'state-access', 1);
    // The name in version 6.
    const code = fence.code.replace('VisibleSorted', 'ExpandedSorted');
    const {mapOf} = runFence<{mapOf: (ref: object, state: object) => unknown}>({
      ...fence,
      code: `import {gridExpandedSortedRowEntriesSelector} from '@mui/x-data-grid-pro';
        export const mapOf = (apiRef, state) => { ${code}; return rows; };`,
    });
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = renderGrid('name 3');
    expect(mapOf(api, api.current.state)).toEqual(new Map([[3, ROWS[3]]]));
    expect(warned).not.toHaveBeenCalled();
  });
});

test('the new classes are among those of the grid, and two old ones have no root', () => {
  const text = readProjectFile(`docs/migration/migration-${PAGE}/index.mdx`);
  const rows = [...text.matchAll(/^\| `\.(Mui(?:Grid|DataGrid[A-Z])\w+)-(\w+)`\s*\| `\.MuiDataGrid-(\w+)`/gm)];
  expect(rows.map(([, , , name]) => name).filter((name) => !(name && name in gridClasses))).toEqual([]);
  expect(rows.filter(([, , key]) => key !== 'root').map(([, name, key]) => `${name}-${key}`)).toEqual([
    'MuiGridToolbarFilterButton-list',
    'MuiDataGridColumnsPanel-container',
    'MuiDataGridColumnsPanel-column',
  ]);
});
