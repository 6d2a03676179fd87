/** Grids that are used in the wrong way, for the tests of the messages that they print. */
import type * as ReactPackage from 'react';
import type {ReactElement} from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import {DataGrid, useGridApiRef, useGridSelector, type DataGridProps} from '@mui/x-data-grid';

export const ROWS = [
  {id: 1, name: 'Lamp', path: ['a']},
  {id: 2, name: 'Chair', path: ['a', 'b']},
];
export const COLUMNS = [{field: 'name', editable: true}, {field: 'id'}];

/** Calls a hook outside of the grid. */
export function Context({of: use}: {readonly of: () => unknown}): null {
  use();
  return null;
}

/** Selects from a grid that has not rendered yet. */
export function Selecting(): ReactElement {
  const apiRef = useGridApiRef();
  useGridSelector(apiRef, () => null);
  return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />;
}

/** Calls a method of a grid that has not rendered yet. */
export function Early(): ReactElement {
  const apiRef = useGridApiRef();
  apiRef.current.selectRow(1);
  return <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />;
}

/** Renders a grid with a copy of all modules that has printed nothing yet. */
export function renderAlone(props: DataGridProps): void {
  /* eslint-disable @typescript-eslint/no-require-imports -- copies that have printed nothing yet */
  const {createElement} = require('react') as typeof ReactPackage;
  const {createRoot} = require('react-dom/client') as typeof ReactDomClient;
  const {flushSync} = require('react-dom') as typeof ReactDom;
  const {DataGrid: Copy} = require('@mui/x-data-grid') as {DataGrid: typeof DataGrid};
  /* eslint-enable @typescript-eslint/no-require-imports */
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(Copy, props)));
  root.unmount();
}

/** A worker that does nothing with what it gets. */
export const worker = (): Worker => ({postMessage: () => undefined}) as unknown as Worker;
