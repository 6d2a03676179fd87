import {act, fireEvent, render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {DataGrid, useGridApiRef, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';

/** What tests of editing share: a small grid with two editable columns, and what users do with its cells. */
export interface TestRow {
  id: number;
  a: string;
  n: number;
}

export const text: GridColDef = {field: 'a', editable: true};
export const number: GridColDef = {field: 'n', type: 'number', editable: true};
export const rows: TestRow[] = [
  {id: 1, a: 'one', n: 10},
  {id: 2, a: 'two', n: 20},
];

/** The methods of the grid that was rendered last. */
export const api = {
  get current(): GridApi {
    return ref.current;
  },
};

let ref: {current: GridApi};

export function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  ref = apiRef;
  return <DataGrid apiRef={apiRef} autoHeight disableVirtualization rows={rows} columns={[text, number]} {...props} />;
}

/** @throws if the grid does not show this cell */
export function cell(field: string, id = 1): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) {
    throw new Error(`No cell ${field} of row ${id}`);
  }
  return found;
}

/** The editor, while the cell is open. */
export const input = (field: string, id = 1) => cell(field, id).querySelector('input');

/** The texts of a column's cells, from the top. */
export const cells = (field: string) =>
  [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((one) => one.textContent);

export const focusedField = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');

/** Lets promises run, and timers for as long. */
export const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

export async function press(key: string, field = 'a', options: object = {}, id = 1) {
  fireEvent.keyDown(input(field, id) ?? cell(field, id), {key, ...options});
  await settle();
}

export function type(field: string, value: string, id = 1) {
  fireEvent.change(input(field, id) as Element, {target: {value}});
}

/** Opens the cell, and types if there is something to type. */
export async function edit(field: string, value?: string, id = 1) {
  fireEvent.doubleClick(cell(field, id));
  await settle();
  if (value !== undefined) {
    type(field, value, id);
  }
}

/** A click, with the events by which the grid moves its focus. */
export async function click(target: Element) {
  fireEvent.mouseDown(target);
  fireEvent.mouseUp(target);
  fireEvent.click(target);
  await settle();
}

export async function show(element: ReactElement) {
  const view = render(element);
  await settle();
  return view;
}
