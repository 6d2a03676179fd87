/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import AskConfirmationBeforeSave from '../../docs/react-data-grid/editing/AskConfirmationBeforeSave';
import AutoStopEditComponent from '../../docs/react-data-grid/editing/AutoStopEditComponent';
import BasicRowEditingGrid from '../../docs/react-data-grid/editing/BasicRowEditingGrid';
import CustomEditComponent from '../../docs/react-data-grid/editing/CustomEditComponent';
import EditApiNoSnap from '../../docs/react-data-grid/editing/EditApiNoSnap';
import FullFeaturedCrudGrid from '../../docs/react-data-grid/editing/FullFeaturedCrudGrid';
import IsCellEditableGrid from '../../docs/react-data-grid/editing/IsCellEditableGrid';
import ServerSidePersistence from '../../docs/react-data-grid/editing/ServerSidePersistence';
import StartEditButtonGrid from '../../docs/react-data-grid/editing/StartEditButtonGrid';
import ValidateServerNameGrid from '../../docs/react-data-grid/editing/ValidateServerNameGrid';
import ValueParserSetterGrid from '../../docs/react-data-grid/editing/ValueParserSetterGrid';
import {cell, cells, click, edit, focusedField, input, press, settle, show, type} from './dataGridEditingGrid';

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByText(name);
const toggle = (label: string) => fireEvent.click(screen.getByLabelText(label));

test('a plant that was added and canceled is gone, by the button and by Escape', async () => {
  await show(<FullFeaturedCrudGrid />);
  const names = cells('name');
  for (const leave of [() => click(screen.getByLabelText('Cancel')), () => press('Escape', 'name', {}, 5)]) {
    await click(button('Add plant'));
    expect(cells('name')).toHaveLength(names.length + 1);
    expect(document.activeElement).toBe(input('name', 5));
    expect(button('Add plant')).toBeDisabled();
    await leave();
    expect(cells('name')).toEqual(names);
  }
});

test('a plant without a name is refused, then saved with one, edited and deleted', async () => {
  await show(<FullFeaturedCrudGrid />);
  await click(button('Add plant'));
  await click(screen.getByLabelText('Save'));
  expect(screen.getByText('A plant needs a name.')).toBeInTheDocument();
  type('name', '<img src=x onerror=alert(1)>', 5);
  await click(screen.getByLabelText('Save'));
  expect(screen.queryByText('A plant needs a name.')).toBeNull();
  expect(cells('name')[0]).toBe('<img src=x onerror=alert(1)>');
  await click(screen.getAllByLabelText('Edit')[0] as Element);
  type('pots', '9', 5);
  await press('Enter', 'pots', {}, 5);
  expect(cells('pots')[0]).toBe('9');
  await click(screen.getAllByLabelText('Delete')[0] as Element);
  expect(cells('name')[0]).toBe('Rosemary');
});

test('Tab in the last field moves to the buttons, and does not save', async () => {
  await show(<FullFeaturedCrudGrid />);
  const id = Number(document.querySelector<HTMLElement>('[role=row][data-id]')?.dataset['id']);
  await edit('name', undefined, id);
  await press('Tab', 'name', {}, id);
  expect(focusedField()).toBe('pots');
  await press('Tab', 'pots', {}, id);
  expect(focusedField()).toBe('actions');
  fireEvent.keyDown(document.activeElement as Element, {key: 'Tab'});
  await settle();
  expect(input('name', id)).not.toBeNull();
});

test('a save that fails keeps the cell open, and a second try saves', async () => {
  await show(<ServerSidePersistence />);
  const id = Number(cells('id')[0]);
  toggle('Requests fail');
  await edit('customer', 'Ada Meier', id);
  await press('Enter', 'customer', {}, id);
  expect(screen.getByLabelText('Saving')).toBeInTheDocument();
  await settle(500);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('The server is not available');
  expect(input('customer', id)).toHaveValue('Ada Meier');
  toggle('Requests fail');
  await press('Enter', 'customer', {}, id);
  await settle(500);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(screen.queryByLabelText('Saving')).toBeNull();
  expect(cells('customer')[0]).toBe('Ada Meier');
});

test('Escape after a save that failed restores the value and removes the message', async () => {
  await show(<ServerSidePersistence />);
  const id = Number(cells('id')[0]);
  const [old] = cells('customer');
  toggle('Requests fail');
  await edit('customer', 'Ada Meier', id);
  await press('Enter', 'customer', {}, id);
  await settle(500);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  await press('Escape', 'customer', {}, id);
  expect(cells('customer')[0]).toBe(old);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('an edit without a change sends nothing', async () => {
  await show(<ServerSidePersistence />);
  const id = Number(cells('id')[0]);
  await edit('customer', undefined, id);
  await press('Enter', 'customer', {}, id);
  expect(screen.queryByLabelText('Saving')).toBeNull();
  expect(input('customer', id)).toBeNull();
});

test('the dialog keeps the old price, or saves the new one, and gives the focus back', async () => {
  await show(<AskConfirmationBeforeSave />);
  await press('Delete', 'price');
  await press('Enter', 'price');
  expect(cells('price')[0]).toBe('12');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  const change = async () => {
    await edit('price', '15');
    await press('Enter', 'price');
    expect(document.body).toHaveTextContent('Merlin costs €12 now. The new price is €15.');
  };
  await change();
  await click(button('Keep old price'));
  await settle(500);
  expect(cells('price')[0]).toBe('12');
  expect(focusedField()).toBe('price');

  toggle('Requests fail');
  await change();
  await click(button('Change price'));
  await settle(500);
  expect(document.body).toHaveTextContent('The price could not be saved.');
  toggle('Requests fail');
  await click(button('Try again'));
  await settle(1000);
  expect(cells('price')[0]).toBe('15');
});

test('the answer for an older name does not count', async () => {
  await show(<ValidateServerNameGrid />);
  const invalid = () => input('name', 2)?.getAttribute('aria-invalid');
  toggle('Slow server');
  type('name', 'heron', 2);
  await settle(300);
  toggle('Slow server');
  type('name', 'heron2', 2);
  await settle(800);
  expect(invalid()).toBe('false');
  await settle(4000);
  expect(invalid()).toBe('false');
  type('name', 'heron', 2);
  await settle(800);
  expect(invalid()).toBe('true');
  expect(document.body).toHaveTextContent('heron is taken');
  toggle('Requests fail');
  type('name', 'x'.repeat(100_000), 2);
  await settle(800);
  expect(document.body).toHaveTextContent('Type again: no answer');
});

test('the buttons open, save and discard the time', async () => {
  await show(<StartEditButtonGrid />);
  await click(button('Edit time'));
  type('seconds', '59.9', 12);
  await click(button('Cancel'));
  expect(cells('seconds')[1]).toBe('60.8');
  await click(button('Edit time'));
  type('seconds', '59.9', 12);
  await click(button('Save'));
  expect(cells('seconds')[1]).toBe('59.9');
});

test('a place is parsed and written to two properties; nonsense changes nothing', async () => {
  await show(<ValueParserSetterGrid />);
  const enter = async (value: string) => {
    await edit('place', value);
    await press('Enter', 'place');
    return cells('place')[0];
  };
  expect(await enter('b7')).toBe('B-7');
  expect(await enter('<script>')).toBe('B-7');
  expect(await enter('9'.repeat(1_000_000))).toBe('B-7');
});

test('one choice saves and ends the edit', async () => {
  await show(<AutoStopEditComponent />);
  await edit('shift');
  const select = cell('shift').querySelector('select') as Element;
  expect(document.activeElement).toBe(select);
  fireEvent.change(select, {target: {value: 'Late'}});
  await settle();
  expect(cells('shift')[0]).toBe('Late');
});

test('by keyboard, each arrow key is a choice, and Enter saves', async () => {
  await show(<AutoStopEditComponent />);
  await edit('shift');
  const select = () => cell('shift').querySelector('select') as Element;
  for (const value of ['Late', 'Night']) {
    fireEvent.keyDown(select(), {key: 'ArrowDown'});
    fireEvent.change(select(), {target: {value}});
    await settle();
  }
  expect(select()).toHaveValue('Night');
  fireEvent.keyDown(select(), {key: 'Enter'});
  await settle();
  expect(cells('shift')[0]).toBe('Night');
});

test('a choice by mouse saves after one by keyboard', async () => {
  await show(<AutoStopEditComponent />);
  await edit('shift');
  const select = cell('shift').querySelector('select') as Element;
  fireEvent.keyDown(select, {key: 'ArrowDown'});
  fireEvent.mouseDown(select);
  fireEvent.change(select, {target: {value: 'Night'}});
  await settle();
  expect(cells('shift')[0]).toBe('Night');
});

test('two grids with equal ids share no name of stars and no id of a dialog', async () => {
  const {unmount} = await show(
    <>
      <CustomEditComponent />
      <CustomEditComponent />
    </>,
  );
  const open = [...document.querySelectorAll('[data-id="1"] [data-field=stars]')];
  open.forEach((one) => fireEvent.doubleClick(one));
  await settle();
  const names = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({name}) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  unmount();

  await show(<AskConfirmationBeforeSave />);
  await edit('price', '15');
  await press('Enter', 'price');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Change the price?');
  expect(document.getElementById('price-question')).toBeNull();
});

test('the editor of stars saves the star that was chosen', async () => {
  await show(<CustomEditComponent />);
  await edit('stars', undefined, 1);
  expect(document.activeElement).toHaveAttribute('value', '4');
  fireEvent.click(cell('stars', 2).querySelector('input[value="5"]') as Element);
  await press('Enter', 'stars', {}, 2);
  expect(screen.getAllByLabelText('5 Stars')).toHaveLength(2);
});

test('the button opens the next empty cell', async () => {
  await show(<EditApiNoSnap />);
  await click(button('Next missing reading'));
  expect(document.activeElement).toBe(input('reading', 2));
});

test('cells of closed months are not editable', async () => {
  await show(<IsCellEditableGrid />);
  const editable = [1, 2, 3, 4].map((id) => cell('rent', id).classList.contains('MuiDataGrid-cell--editable'));
  expect(editable).toEqual([false, false, true, true]);
});

test('the editor of each type is named by its header', async () => {
  await show(<BasicRowEditingGrid />);
  const editors = ['name', 'kind', 'price', 'serviced', 'isOut'].map((field) =>
    cell(field, 2).querySelector('[role=combobox], input:not([aria-hidden])'),
  );
  const names = ['Bike', 'Kind', '€ a day', 'Serviced', 'Out'];
  editors.forEach((editor, index) => expect(editor).toHaveAccessibleName(names[index]));
  fireEvent.click(editors[4] as Element);
  await press('Enter', 'name', {}, 2);
  expect(cell('isOut', 2).querySelector('[data-value=false]')).not.toBeNull();
});
