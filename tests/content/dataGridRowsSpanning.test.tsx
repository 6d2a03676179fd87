/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import RowPerGroupGrid from '../../docs/react-data-grid/row-spanning/RowPerGroupGrid';
import {cellsOf, giveGridsASize, textsOf} from './dataGridRowsInJest';

jest.mock('../../docs/react-data-grid/row-spanning/concerts', () => ({
  concerts: [
    {id: 1, city: 'Vienna', date: '3 Mar', hall: 'Arena'},
    {id: 4, city: 'Graz', date: '8 Mar', hall: 'Orpheum'},
    {id: 2, city: 'Vienna', date: '4 Mar', hall: 'Arena'},
  ],
}));

afterEach(() => {
  jest.restoreAllMocks();
});

test('one row for each group has all concerts of its city, whatever their order', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  giveGridsASize(600, 400);
  render(<RowPerGroupGrid />);
  expect(textsOf('id')).toEqual(['Vienna', 'Graz']);
  const dates = cellsOf('date').map((cell) => [...cell.querySelectorAll('li')].map(({textContent}) => textContent));
  expect(dates).toEqual([['3 Mar', '4 Mar'], ['8 Mar']]);
  expect(error).not.toHaveBeenCalled();
});
