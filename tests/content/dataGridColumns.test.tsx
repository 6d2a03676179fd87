/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {fenceModule} from './pageFence';

/** The texts of a column's cells, from the top. */
function cellTexts(field: string): string[] {
  return screen
    .getAllByRole('cell')
    .filter((cell) => cell.dataset['field'] === field)
    .map((cell) => cell.textContent ?? '');
}

test('ranks that a renderer computes with hooks follow the sorting', () => {
  const {columns} = fenceModule<{columns: GridColDef[]}>(
    'react-data-grid/column-definition',
    'using-hooks-inside-a-renderer',
  );
  const grid = (direction: 'asc' | 'desc') => (
    <div style={{width: 600, height: 400}}>
      <DataGrid
        disableVirtualization
        rows={[
          {id: 'a', name: 'Ada'},
          {id: 'b', name: 'Ben'},
        ]}
        columns={[...columns, {field: 'name'}]}
        sortModel={[{field: 'name', sort: direction}]}
      />
    </div>
  );
  const {rerender} = render(grid('asc'));
  expect(cellTexts('name')).toEqual(['Ada', 'Ben']);
  expect(cellTexts('rank')).toEqual(['1', '2']);
  act(() => rerender(grid('desc')));
  expect(cellTexts('name')).toEqual(['Ben', 'Ada']);
  expect(cellTexts('rank')).toEqual(['1', '2']);
});
