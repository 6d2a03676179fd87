/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import BulkEditingNoSnap from '../../docs/react-data-grid/recipes-editing/BulkEditingNoSnap';
import ConditionalValidationGrid from '../../docs/react-data-grid/recipes-editing/ConditionalValidationGrid';
import LinkedFieldsCellEditing from '../../docs/react-data-grid/recipes-editing/LinkedFieldsCellEditing';
import LinkedFieldsRowEditing from '../../docs/react-data-grid/recipes-editing/LinkedFieldsRowEditing';
import MultilineEditing from '../../docs/react-data-grid/recipes-editing/MultilineEditing';
import SingleClickEditing from '../../docs/react-data-grid/recipes-editing/SingleClickEditing';
import {Grid, cell, cells, click, edit, input, press, settle, show, text, type} from './dataGridEditingGrid';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const toggle = (label: string) => fireEvent.click(screen.getByLabelText(label));
const select = (field: string, id = 1) => cell(field, id).querySelector('[role=combobox]') as Element;
const options = () => [...document.querySelectorAll('[role=option]')].map(({textContent}) => textContent);

async function choose(label: string) {
  const option = [...document.querySelectorAll('[role=option]')].find(({textContent}) => textContent === label);
  fireEvent.click(option as Element);
  await settle(500);
}

test('Shift+Enter does not save a text of lines, Enter does', async () => {
  await show(<MultilineEditing />);
  await edit('note');
  const area = document.querySelector('textarea:not([aria-hidden])') as HTMLTextAreaElement;
  expect(document.activeElement).toBe(area);
  fireEvent.keyDown(area, {key: 'Enter', shiftKey: true});
  fireEvent.change(area, {target: {value: 'One\nTwo <b>'}});
  await settle();
  expect(area).toBeInTheDocument();
  fireEvent.keyDown(area, {key: 'Enter'});
  await settle();
  expect(area).not.toBeInTheDocument();
  expect(cells('note')[0]).toBe('One\nTwo <b>');
});

test('ticking one field makes another invalid, and typing there makes it valid', async () => {
  await show(<ConditionalValidationGrid />);
  fireEvent.click(input('isPaid', 2) as Element);
  await settle(300);
  expect(input('receipt', 2)).toHaveAttribute('aria-invalid', 'true');
  expect(input('receipt', 2)).toHaveAccessibleDescription('Needs a number');
  await press('Enter', 'receipt', {}, 2);
  expect(input('receipt', 2)).not.toBeNull();
  type('receipt', 'R-1', 2);
  await settle(300);
  await press('Enter', 'receipt', {}, 2);
  expect(cells('receipt')[1]).toBe('R-1');
});

test('in cell editing a check gets no other fields', async () => {
  const check = jest.fn<object, [object]>((params) => (params as {props: object}).props);
  render(<Grid columns={[{...text, preProcessEditCellProps: check}]} />);
  await edit('a', 'new');
  await settle(300);
  expect(check.mock.calls[0]?.[0]).not.toHaveProperty('otherFieldsProps');
});

test('in row editing, another country clears the city and offers its own', async () => {
  await show(<LinkedFieldsRowEditing />);
  fireEvent.mouseDown(select('country', 2));
  await choose('Denmark');
  expect(select('city', 2)).not.toHaveTextContent('Seville');
  fireEvent.mouseDown(select('city', 2));
  expect(options()).toEqual(['Aarhus', 'Copenhagen', 'Odense']);
  await choose('Aarhus');
  await press('Enter', 'city', {}, 2);
  expect([cells('country')[1], cells('city')[1]]).toEqual(['Denmark', 'Aarhus']);
});

test('in cell editing, saving another country clears the city', async () => {
  await show(<LinkedFieldsCellEditing />);
  await edit('country');
  await choose('Spain');
  await press('Enter', 'country');
  expect(cells('city')[0]).toBe('Choose a city');
  await edit('city');
  expect(options()).toEqual(['Bilbao', 'Madrid', 'Seville']);
});

test('one click opens a cell, and saves and closes the one before', async () => {
  await show(<SingleClickEditing />);
  await click(cell('dish'));
  type('dish', 'Onion soup');
  await click(cell('price', 2));
  expect(cells('dish')[0]).toBe('Onion soup');
  expect(input('dish')).toBeNull();
  expect(document.activeElement).toBe(input('price', 2));
});

test('a click on the menu of an editor does not open the cell again', async () => {
  await show(<SingleClickEditing />);
  await click(cell('course'));
  expect(options()).toEqual(['Starter', 'Main', 'Dessert']);
  await click(document.querySelector('.MuiBackdrop-root') as Element);
  await settle(500);
  expect(options()).toEqual([]);
  expect(cell('course').querySelector('[role=combobox]')).toBeNull();
});

test('changes are collected, kept if saving fails, and saved or discarded', async () => {
  await show(<BulkEditingNoSnap />);
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')].map(({dataset}) =>
    Number(dataset.id),
  );
  const change = async (value: string, id = first) => {
    await edit('customer', value, id);
    await press('Enter', 'customer', {}, id);
  };
  const before = cells('customer').slice(0, 2);
  await change('Ada', first);
  await change('Ben', second);
  await change(String(before[1]), second);
  const save = screen.getByText('Save (1)');
  expect(document.querySelectorAll('.row--changed')).toHaveLength(1);
  toggle('Requests fail');
  fireEvent.click(save);
  await settle(600);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  expect(cells('customer')[0]).toBe('Ada');
  toggle('Requests fail');
  fireEvent.click(save);
  await edit('customer', undefined, first);
  expect(input('customer', first)).toBeNull();
  await settle(600);
  expect(save).toHaveTextContent('Save (0)');
  expect(save).toBeDisabled();
  await change('Cleo', second);
  act(() => screen.getByText('Discard').click());
  expect(cells('customer').slice(0, 2)).toEqual(['Ada', before[1]]);
});
