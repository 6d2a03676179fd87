/** @jest-environment jsdom */
import {act, fireEvent, screen, within} from '@testing-library/react';
import type * as PropLimits from '../../../plugins/playground/client/propLimits';
import {componentOf, field, press, prop, renderPanel, rest, toggle, type} from './controlPanel';
import type {ValueType} from '../../../plugins/playground/types';

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});
jest.mock('../../../plugins/playground/client/propLimits', () => {
  const actual = jest.requireActual<typeof PropLimits>('../../../plugins/playground/client/propLimits');
  return {...actual, LIMITS: {...actual.LIMITS, listLength: 14}, propLimits: () => ({min: -1e6, max: 1e6})};
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NUMBERS: ValueType = {kind: 'list', of: {kind: 'number'}};
const SERIES: ValueType = {
  kind: 'list',
  of: {
    kind: 'object',
    fields: [
      field('label', {kind: 'string'}, {description: 'The name in the legend.'}),
      field('a', {kind: 'string'}),
      field('b', {kind: 'string'}),
      field('c', {kind: 'string'}),
      field('stack', {kind: 'string'}),
      field('color', {kind: 'color'}),
    ],
  },
};

const button = (name: string): HTMLElement => screen.getByRole('button', {name});
const numbers = (): number[] =>
  screen.getAllByRole<HTMLInputElement>('spinbutton').map(({valueAsNumber}) => valueAsNumber);

/** The summary of an object, by the start of its name. */
function summary(name: string): HTMLElement {
  const found = [...document.querySelectorAll('summary')].find(({textContent}) => textContent?.startsWith(name));
  if (!found) {
    throw new Error(`no summary ${name}`);
  }
  return found;
}

describe('a list', () => {
  test('has a control for each item', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [4, 5]});
    expect(screen.getByRole('group', {name: 'data'})).toBeInTheDocument();
    type(screen.getByRole('spinbutton', {name: 'data[1]'}), '7');
    rest();
    expect(values()).toEqual({data: [4, 7]});
  });

  test('takes another item, which gets the focus', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)));
    press('Add to data');
    expect(values()).toEqual({data: [0]});
    expect(screen.getByRole('spinbutton', {name: 'data[0]'})).toHaveFocus();
    type(screen.getByRole('spinbutton'), '3');
    fireEvent.blur(screen.getByRole('spinbutton'));
    press('Add to data');
    expect(values()).toEqual({data: [3, 3]});
    expect(screen.getByRole('spinbutton', {name: 'data[1]'})).toHaveFocus();
  });

  test('gives an item that is added a name of its own', () => {
    const {values} = renderPanel(componentOf(prop('series', SERIES)), {
      series: [
        {id: 'a2', x: 1},
        {id: 'a', x: 2},
      ],
    });
    press('Add to series');
    expect(values()).toEqual({
      series: [
        {id: 'a2', x: 1},
        {id: 'a', x: 2},
        {id: 'a3', x: 2},
      ],
    });
  });

  test('takes the options of a choice one after the other', () => {
    const views: ValueType = {kind: 'list', of: {kind: 'choice', options: ['year', 'month', 'day']}};
    const {values} = renderPanel(componentOf(prop('views', views)), {views: ['month']});
    press('Add to views');
    press('Add to views');
    expect(values()).toEqual({views: ['month', 'year', 'day']});
  });

  test('loses an item; the focus stays on its place, and goes to the button that adds at the end', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [1, 2, 3]});
    press('Remove data[1]');
    expect(values()).toEqual({data: [1, 3]});
    expect(button('Remove data[1]')).toHaveFocus();
    press('Remove data[1]');
    expect(button('Remove data[0]')).toHaveFocus();
    fireEvent.keyDown(button('Remove data[0]'), {key: 'Delete'});
    expect(values()).toEqual({data: []});
    expect(button('Add to data')).toHaveFocus();
  });

  test('is sorted by buttons, on which the focus stays', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [1, 2, 3]});
    const up = button('Move data[2] up');
    act(() => up.focus());
    fireEvent.click(up);
    expect(values()).toEqual({data: [1, 3, 2]});
    expect(up).toHaveFocus();
    expect(up).toHaveAccessibleName('Move data[1] up');
    fireEvent.click(up);
    expect(values()).toEqual({data: [3, 1, 2]});
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(up);
    expect(values()).toEqual({data: [3, 1, 2]});
    expect(numbers()).toEqual([3, 1, 2]);
  });

  test('is sorted by the arrow keys', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [1, 2, 3]});
    const down = button('Move data[0] down');
    act(() => down.focus());
    expect(fireEvent.keyDown(down, {key: 'ArrowDown'})).toBe(false);
    fireEvent.keyDown(down, {key: 'ArrowDown'});
    fireEvent.keyDown(down, {key: 'ArrowDown'});
    expect(values()).toEqual({data: [2, 3, 1]});
    expect(down).toHaveFocus();
    fireEvent.keyDown(down, {key: 'ArrowUp'});
    expect(values()).toEqual({data: [2, 1, 3]});
    expect(fireEvent.keyDown(down, {key: 'Tab'})).toBe(true);
  });

  test('keeps what is typed with the item that moves', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [1, 2]});
    type(screen.getByRole('spinbutton', {name: 'data[0]'}), '9');
    press('Move data[0] down');
    rest();
    expect(values()).toEqual({data: [2, 9]});
  });

  test('keeps what is typed with its item when another one is removed', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: [1, 2]});
    type(screen.getByRole('spinbutton', {name: 'data[1]'}), '9');
    press('Remove data[0]');
    rest();
    expect(values()).toEqual({data: [9]});
  });

  test('shows a part of its items at first', () => {
    renderPanel(componentOf(prop('data', NUMBERS)), {data: Array.from({length: 12}, (_, index) => index)});
    expect(screen.getAllByRole('spinbutton')).toHaveLength(10);
    press('Show more (2 left)');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(12);
    expect(screen.getByRole('spinbutton', {name: 'data[10]'})).toHaveFocus();
    expect(screen.queryByText(/Show more/)).toBeNull();
  });

  test('has an end, of which the reader is told', () => {
    const {values} = renderPanel(componentOf(prop('data', NUMBERS)), {data: Array.from({length: 13}, () => 1)});
    expect(button('Add to data')).toHaveAttribute('aria-disabled', 'false');
    press('Add to data');
    press('Add to data');
    expect(values()['data']).toHaveLength(14);
    expect(button('Add to data')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('A list has at most 14 items here.')).toBeInTheDocument();
  });

  test('of what may be anything has the controls that its values need', async () => {
    const rows: ValueType = {kind: 'list', of: {kind: 'code', type: 'any'}};
    const {values} = renderPanel(componentOf(prop('rows', rows)), {rows: [{id: 1, name: 'Ada', isPaid: true}]});
    await toggle(summary('rows[0]'));
    expect(screen.getByRole('spinbutton', {name: 'rows[0].id'})).toHaveValue(1);
    fireEvent.click(screen.getByRole('switch', {name: 'rows[0].isPaid'}));
    expect(values()).toEqual({rows: [{id: 1, name: 'Ada', isPaid: false}]});
    type(screen.getByRole('textbox', {name: 'Name of a new field of rows[0]'}), 'age');
    press('Add field');
    const age = screen.getByRole('textbox', {name: 'rows[0].age'});
    act(() => age.focus());
    type(age, '36');
    rest();
    expect(values()).toEqual({rows: [{id: 1, name: 'Ada', isPaid: false, age: 36}]});
    expect(age).toHaveFocus();
    act(() => age.blur());
    expect(screen.getByRole('spinbutton', {name: 'rows[0].age'})).toHaveValue(36);
  });
});

describe('an object', () => {
  test('is closed at first, and has no controls as long as it is', async () => {
    renderPanel(componentOf(prop('series', SERIES)), {series: [{label: 'One'}]});
    expect(summary('series[0]')).toHaveTextContent('One');
    expect(screen.queryByRole('textbox')).toBeNull();
    await toggle(summary('series[0]'));
    const label = screen.getByRole('textbox', {name: 'series[0].label'});
    expect(label).toHaveValue('One');
    expect(label).toHaveAccessibleDescription('The name in the legend.');
    await toggle(summary('series[0]'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('shows what is set and the first fields; others are added', async () => {
    const {values} = renderPanel(componentOf(prop('series', SERIES)), {series: [{stack: 'x'}]});
    await toggle(summary('series[0]'));
    const names = (): (string | null)[] =>
      screen.getAllByRole('textbox').map((element) => element.getAttribute('aria-label'));
    expect(names()).toEqual(['label', 'a', 'b', 'c', 'stack'].map((name) => `series[0].${name}`));
    const more = screen.getByRole('combobox', {name: 'Add a field to series[0]'});
    expect(
      within(more)
        .getAllByRole('option')
        .map(({textContent}) => textContent),
    ).toEqual(['More fields…', 'color']);
    type(more, 'color');
    expect(screen.getByLabelText('Pick a color for series[0].color')).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
    type(screen.getByRole('textbox', {name: 'series[0].color'}), 'red');
    rest();
    expect(values()).toEqual({series: [{stack: 'x', color: 'red'}]});
  });

  test('loses a field by its reset button', async () => {
    const {values} = renderPanel(componentOf(prop('series', SERIES)), {series: [{label: 'One', stack: 'x'}]});
    await toggle(summary('series[0]'));
    press('Reset series[0].label');
    expect(values()).toEqual({series: [{stack: 'x'}]});
    expect(screen.getByRole('textbox', {name: 'series[0].label'})).toHaveFocus();
  });

  test('that takes any names is given one', async () => {
    const model: ValueType = {kind: 'object', fields: [], others: {kind: 'boolean'}};
    const {values} = renderPanel(componentOf(prop('visible', model)), {visible: {id: false}});
    await toggle(summary('visible'));
    expect(screen.getByRole('switch', {name: 'visible.id'})).not.toBeChecked();
    type(screen.getByRole('textbox', {name: 'Name of a new field of visible'}), ' unit price ');
    press('Add field');
    const added = screen.getByRole('switch', {name: 'visible["unit price"]'});
    expect(added).toHaveFocus();
    fireEvent.click(added);
    expect(values()).toEqual({visible: {id: false, 'unit price': true}});
    fireEvent.click(added);
    expect(values()).toEqual({visible: {id: false, 'unit price': false}});
    type(screen.getByRole('textbox', {name: 'Name of a new field of visible'}), '__proto__');
    press('Add field');
    expect(screen.queryByText('__proto__')).toBeNull();
  });

  test('that takes any values has fields of any name, also of what all objects have', async () => {
    const rows: ValueType = {kind: 'list', of: {kind: 'code', type: 'any'}};
    const {values} = renderPanel(componentOf(prop('rows', rows)), {rows: [{id: 1}]});
    await toggle(summary('rows[0]'));
    type(screen.getByRole('textbox', {name: 'Name of a new field of rows[0]'}), 'toString');
    press('Add field');
    type(screen.getByRole('textbox', {name: 'rows[0].toString'}), '2');
    rest();
    expect(values()).toEqual({rows: [{id: 1, toString: 2}]});
    type(screen.getByRole('textbox', {name: 'Name of a new field of rows[0]'}), 'constructor');
    press('Add field');
    expect(screen.queryByRole('textbox', {name: 'rows[0].constructor'})).toBeNull();
  });

  test('shows fields that the type does not know as code', async () => {
    renderPanel(componentOf(prop('series', SERIES)), {series: [{hidden: [1]}]});
    await toggle(summary('series[0]'));
    expect(screen.getByRole('textbox', {name: 'series[0].hidden'})).toHaveValue('[1]');
  });
});
