/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DataGrid, type DataGridProps, type GridApi, useGridApiRef} from '@mui/x-data-grid';
import {fenceModule} from './pageFence';

let errors: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

interface Named {
  id?: number | string;
  name: string;
  code?: string;
}

const columns = [{field: 'name'}];

let api: {current: GridApi};

function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 300}}>
      <DataGrid apiRef={apiRef} disableVirtualization columns={columns} rows={[]} {...props} />
    </div>
  );
}

function names(field = 'name'): string[] {
  return [...document.querySelectorAll(`[role=cell][data-field=${field}]`)].map((cell) => cell.textContent ?? '');
}

describe('row definition', () => {
  const page = 'react-data-grid/row-definition';

  test('the array is frozen, and a row that is changed in place is shown when something else renders it', () => {
    const rows: Named[] = ['Ada', 'Ben', 'Cleo'].map((name, id) => ({id, name}));
    const {rerender} = render(<Grid rows={rows} />);
    expect(() => rows.push({id: 3, name: 'Dora'})).toThrow('Cannot add property 3, object is not extensible');
    rows[0]!.name = 'Eve';
    rerender(<Grid rows={rows} />);
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
    // Focus renders the cell, and shows what was changed in place.
    act(() => api.current.setCellFocus(0, 'name'));
    expect(names()).toEqual(['Eve', 'Ben', 'Cleo']);
    rerender(<Grid rows={[...rows]} />);
    expect(names()).toEqual(['Eve', 'Ben', 'Cleo']);
  });

  test('the fence for nested values, and the one that adds a guest', () => {
    const nested = fenceModule<{default: ComponentType<{members: object[]}>}>(page, 'nested-data').default;
    const Members = nested;
    const {unmount} = render(
      <div style={{width: 800, height: 300}}>
        <Members
          members={[
            {id: 1, name: 'Ada', address: {city: 'Bern'}},
            {id: 2, name: 'Ben'},
          ]}
        />
      </div>,
    );
    expect(names('city')).toEqual(['Bern', '']);
    unmount();
    const {default: Guests} = fenceModule<{default: ComponentType}>(page, 'change-rows');
    render(<Guests />);
    fireEvent.click(screen.getByText('Add guest'));
    expect(names()).toEqual(['Amina Diallo', 'Guest 2']);
  });

  test('getRowId is asked alone: id may repeat or be missing', () => {
    const rows: Named[] = [
      {id: 1, code: 'a', name: 'Ada'},
      {id: 1, code: 'b', name: 'Ben'},
      {code: 'c', name: 'Cleo'},
    ];
    render(<Grid rows={rows} getRowId={(row: Named) => row.code ?? ''} />);
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ['1 and "1"', '1'],
    ['equal ids', 1],
  ])('%s are one row, which is shown twice with the later values', (_name, id) => {
    render(
      <Grid
        rows={[
          {id: 1, name: 'Ada'},
          {id, name: 'Ben'},
        ]}
      />,
    );
    expect(new Set(names())).toEqual(new Set(['Ben']));
    expect(errors.mock.calls.flat().join(' ')).toContain('two children with the same key');
  });

  test('a row without an id throws with the row at the end, whether from rows or from updateRows', () => {
    expect(() => render(<Grid rows={[{name: 'Ada'}]} />)).toThrow(
      /unique `id` property\.[^]*A row was provided without id in the rows prop:\n\{"name":"Ada"\}$/,
    );
    render(<Grid rows={[{id: 1, name: 'Ada'}]} />);
    expect(() => api.current.updateRows([{name: 'Eve'}])).toThrow(
      /A row was provided without id when calling updateRows\(\):\n\{"name":"Eve"\}$/,
    );
  });

  test('undefined as rows throws, and an id that has gone is named', () => {
    expect(() => render(<Grid rows={undefined as unknown as []} />)).toThrow(
      "Cannot read properties of undefined (reading 'length')",
    );
    render(<Grid rows={[{id: 1, name: 'Ada'}]} />);
    expect(() => api.current.getCellParams(7, 'name')).toThrow('No row with id #7 found');
  });

  test('the selection belongs to ids', () => {
    const {rerender} = render(
      <Grid
        rows={[
          {id: 1, name: 'Ada'},
          {id: 2, name: 'Ben'},
        ]}
      />,
    );
    act(() => api.current.selectRow(2));
    rerender(
      <Grid
        rows={[
          {id: 2, name: 'Ben'},
          {id: 3, name: 'Cleo'},
        ]}
      />,
    );
    expect([...api.current.getSelectedRows().keys()]).toEqual([2]);
    rerender(<Grid rows={[{id: 3, name: 'Cleo'}]} />);
    expect([...api.current.getSelectedRows().keys()]).toEqual([]);
  });
});
