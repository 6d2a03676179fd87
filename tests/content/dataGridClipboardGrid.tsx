import {act, fireEvent} from '@testing-library/react';
import {DataGridPremium, useGridApiRef, type DataGridPremiumProps, type GridApi} from '@mui/x-data-grid-premium';

/** What tests of the clipboard share: a grid with a column of each type, and a clipboard. */
export interface TestRow {
  id: number | string;
  a: string | null;
  n: number | null;
  d: Date | null;
  b: boolean;
  s: number;
}

/** By id. The grid shows 10 before 3. */
export const rows: TestRow[] = [
  {id: 1, a: 'one', n: 1234, d: new Date(2026, 0, 2), b: true, s: 1},
  {id: 2, a: '', n: null, d: null, b: false, s: 2},
  {id: 10, a: 'ten', n: 10, d: null, b: false, s: 2},
  {id: 3, a: 'three', n: 3, d: null, b: false, s: 2},
];

const valueOptions = [
  {value: 1, label: 'One'},
  {value: 2, label: 'Two'},
];

export const columns: DataGridPremiumProps['columns'] = [
  {field: 'a', editable: true},
  {field: 'n', type: 'number', editable: true},
  {field: 'd', type: 'date', editable: true},
  {field: 'b', type: 'boolean', editable: true},
  {field: 's', type: 'singleSelect', valueOptions, editable: true},
];

let ref: {current: GridApi};

export const api = {
  get current(): GridApi {
    return ref.current;
  },
};

export function Grid(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  ref = apiRef;
  return (
    <DataGridPremium
      apiRef={apiRef}
      autoHeight
      disableVirtualization
      experimentalFeatures={{clipboardPaste: true}}
      rows={rows}
      columns={columns}
      {...props}
    />
  );
}

export const copied = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

/** To be called before each test. */
export function fakeBrowser() {
  jest.useFakeTimers();
  // License notices.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  copied.mockClear();
  Object.assign(navigator, {clipboard: {writeText: copied}});
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
}

/** @throws if the grid does not show this cell */
export function cell(field: string, id: number | string = 1): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) {
    throw new Error(`No cell ${field} of row ${id}`);
  }
  return found;
}

export const texts = (field: string) =>
  [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((one) => one.textContent);

/** Lets promises run, and timers for as long. */
export const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

/** @returns what is in the clipboard then */
export async function copy(field = 'a', id: number | string = 1) {
  fireEvent.keyDown(cell(field, id), {key: 'c', ctrlKey: true});
  await settle();
  return copied.mock.calls.at(-1)?.[0];
}

/** Moves the focus to the cell as a click does, and pastes. */
export async function paste(text: string, field = 'a', id: number | string = 1, wait = 100) {
  act(() => {
    const target = cell(field, id);
    fireEvent.mouseDown(target);
    fireEvent.mouseUp(target);
  });
  await settle();
  fireEvent.keyDown(cell(field, id), {key: 'v', ctrlKey: true});
  const event = Object.assign(new Event('paste', {bubbles: true}), {clipboardData: {getData: () => text}});
  act(() => void document.activeElement?.dispatchEvent(event));
  await settle(wait);
}
