/** @jest-environment jsdom */
import {cloneElement} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {GridColDef, GridRenderEditCellParams} from '@mui/x-data-grid';
import AutocompleteEditing from '../../docs/react-data-grid/recipes-editing/AutocompleteEditing';
import BulkEditingNoSnap from '../../docs/react-data-grid/recipes-editing/BulkEditingNoSnap';
import ConditionalValidationGrid from '../../docs/react-data-grid/recipes-editing/ConditionalValidationGrid';
import LinkedFieldsCellEditing from '../../docs/react-data-grid/recipes-editing/LinkedFieldsCellEditing';
import LinkedFieldsRowEditing from '../../docs/react-data-grid/recipes-editing/LinkedFieldsRowEditing';
import MultilineEditing from '../../docs/react-data-grid/recipes-editing/MultilineEditing';
import SingleClickEditing from '../../docs/react-data-grid/recipes-editing/SingleClickEditing';
import {Grid, api, cell, cells, click, edit, input, press, settle, show, text, type} from './dataGridEditingGrid';
import {fenceModule} from './pageFence';

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

describe('the autocomplete', () => {
  test('opens its list with the cell, and Enter on an option saves it', async () => {
    await show(<AutocompleteEditing />);
    await edit('country');
    expect(document.activeElement).toBe(input('country'));
    expect(options()).toHaveLength(6);
    type('country', 'ja');
    expect(options()).toEqual(['Japan']);
    await press('Enter', 'country');
    expect(input('country')).toBeNull();
    expect(cells('country')[0]).toBe('Japan');
  });

  test('Escape first closes the list and then discards', async () => {
    await show(<AutocompleteEditing />);
    await edit('country');
    fireEvent.click(document.querySelector('[role=option]') as Element);
    await press('ArrowDown', 'country');
    expect(options()).toHaveLength(6);
    await press('Escape', 'country');
    expect(options()).toEqual([]);
    expect(input('country')).toHaveValue('Chile');
    await press('Escape', 'country');
    expect(input('country')).toBeNull();
    expect(cells('country')[0]).toBe('Vietnam');
  });

  test.each(['g', 'Delete'])('gets an empty text after %s, which it shows without a warning', async (key) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const editor = jest.fn<null, [GridRenderEditCellParams]>(() => null);
    const {unmount} = await show(<Grid columns={[{...text, renderEditCell: editor}]} />);
    await press(key);
    expect(editor.mock.calls[0]?.[0].value).toBe('');
    unmount();
    await show(<AutocompleteEditing />);
    await press(key, 'country');
    expect(input('country')).toHaveValue('');
    expect(options()).toHaveLength(6);
    expect(warn).not.toHaveBeenCalled();
  });

  describe('saves what users have chosen, and null without a choice', () => {
    const processRowUpdate = jest.fn((row: {country: string | null}) => row);

    async function saves(country: string | null, id: number, ...steps: (() => Promise<unknown>)[]) {
      processRowUpdate.mockClear();
      const {unmount} = await show(cloneElement(AutocompleteEditing(), {processRowUpdate}));
      for (const step of steps) {
        await step();
      }
      expect(input('country', id)).toBeNull();
      expect(processRowUpdate.mock.calls.map(([row]) => row.country)).toEqual([country]);
      unmount();
    }
    const key = (name: string, id = 1) => {
      return () => press(name, 'country', {}, id);
    };
    const typing = (text: string) => () => Promise.resolve(type('country', text));
    const option = (label: string) => () => choose(label);
    const outside = () => click(document.body);

    test('Enter chooses what is highlighted: the first option if users have typed, none before', async () => {
      await saves('Denmark', 1, key('D'), typing('Den'), key('Enter'));
      await saves(null, 1, key('Delete'), key('Enter'));
      await saves(null, 3, key('Enter', 3), key('Enter', 3));
      await saves('Vietnam', 1, key('Enter'), key('Enter'));
      await saves('Chile', 3, key('Enter', 3), key('ArrowDown', 3), key('Enter', 3));
      await saves(null, 1, key('x'), typing('xyz'), key('Enter'));
    });

    test('Tab and a click outside do not', async () => {
      await saves(null, 1, key('D'), typing('Den'), key('Tab'));
      await saves(null, 1, key('D'), typing('Den'), outside);
      await saves(null, 1, key('Delete'), key('Tab'));
      await saves('Vietnam', 1, key('Enter'), typing('xyz'), key('Tab'));
    });

    test('a click on an option leaves the cell open', async () => {
      const chosen = async () => {
        await choose('Japan');
        expect(input('country')).toHaveValue('Japan');
        expect(processRowUpdate).not.toHaveBeenCalled();
      };
      await saves('Japan', 1, key('Enter'), chosen, key('Enter'));
      await saves('Japan', 1, key('Enter'), chosen, outside);
      await saves('Japan', 1, key('Enter'), option('Ghana'), key('ArrowDown'), option('Japan'), key('Tab'));
    });
  });
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

describe('a checkbox', () => {
  type PaidColumn = (save: (id: unknown, paid: boolean) => void) => GridColDef;
  const saved = jest.fn();
  const invoices = [
    {id: 1, paid: false},
    {id: 2, paid: true},
  ];

  test('of an editable cell needs a double-click and a click', async () => {
    await show(
      <Grid rows={invoices} columns={[{field: 'paid', type: 'boolean', editable: true}]} processRowUpdate={saved} />,
    );
    await click(cell('paid'));
    expect(input('paid')).toBeNull();
    await edit('paid');
    expect(input('paid')).not.toBeChecked();
    await click(input('paid') as Element);
    expect(input('paid')).toBeChecked();
  });

  test('of the fence saves with one click, and Space does not move down', async () => {
    const {paidColumn} = fenceModule<{paidColumn: PaidColumn}>('react-data-grid/recipes-editing', 'checkbox');
    const processRowUpdate = jest.fn();
    const columns = [paidColumn(saved)];
    const {rerender} = await show(<Grid {...{columns, processRowUpdate}} rows={invoices} disableRowSelectionOnClick />);
    expect([input('paid'), input('paid', 2)].map((box) => box?.checked)).toEqual([false, true]);
    await click(input('paid') as Element);
    expect(saved.mock.calls).toEqual([[1, true]]);
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(api.current.getSelectedRows().size).toBe(0);
    await press(' ', 'paid');
    expect(api.current.state.focus.cell).toMatchObject({id: 1});
    await press('ArrowDown', 'paid');
    expect(api.current.state.focus.cell).toMatchObject({id: 2});
    rerender(<Grid {...{columns, processRowUpdate}} rows={invoices} />);
    await click(input('paid') as Element);
    expect(api.current.getSelectedRows().size).toBe(1);
  });
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
