/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {
  choose,
  combobox,
  componentOf,
  optionTexts,
  press,
  prop,
  renderPanel,
  renderProp,
  rest,
  textbox,
  toggle,
  type,
} from './controlPanel';
import type {Values} from '../../../plugins/playground/client/values';
import type {ValueType} from '../../../plugins/playground/types';

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('one of several kinds', () => {
  const width: ValueType = {
    kind: 'oneOf',
    types: [{kind: 'choice', options: ['auto']}, {kind: 'number'}, {kind: 'node'}],
  };

  test('is a choice of the kind, and its control', () => {
    const values = renderProp('width', width);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    const kind = combobox('width, type of value');
    choose(kind, 'number');
    expect(values()).toEqual({width: 0});
    type(screen.getByRole('spinbutton', {name: 'width'}), '50');
    rest();
    expect(values()).toEqual({width: 50});
    choose(kind, "'auto'");
    expect(values()).toEqual({width: 'auto'});
    choose(kind, 'Not set');
    expect(values()).toEqual({});
  });

  test('stays the kind that was picked, though another would fit too', () => {
    const values = renderProp('width', width, 'auto');
    choose(combobox('width, type of value'), 'ReactNode');
    type(textbox('width'), 'auto');
    rest();
    expect(values()).toEqual({width: 'auto'});
    expect(combobox('width, type of value')).toHaveDisplayValue('ReactNode');
  });

  test('shows the kind of what comes from elsewhere', () => {
    const {set} = renderPanel(componentOf(prop('width', width)), {width: 'auto'});
    set({width: 7});
    expect(screen.getByRole('spinbutton')).toHaveValue(7);
    set({});
    expect(combobox('width, type of value')).toHaveDisplayValue('Not set');
  });

  test('forgets what was picked when the value is taken out elsewhere', () => {
    const {set} = renderPanel(componentOf(prop('width', width)));
    choose(combobox('width, type of value'), 'number');
    set({});
    expect(combobox('width, type of value')).toHaveDisplayValue('Not set');
  });

  test('stays as it is while the reader is in it', () => {
    const value: ValueType = {kind: 'oneOf', types: [{kind: 'number'}, {kind: 'dateRange'}]};
    const values = renderProp('value', value);
    choose(combobox('value, type of value'), '[date, date]');
    const [start, end] = [screen.getByLabelText('value, start'), screen.getByLabelText('value, end')];
    act(() => start.focus());
    type(start, '2026-03-09');
    rest();
    type(start, '');
    fireEvent.blur(start, {relatedTarget: end});
    expect(values()).toEqual({});
    expect(end).toBeInTheDocument();
  });

  test('keeps the field in which a list is typed as JSON', () => {
    const sizes: ValueType = {kind: 'oneOf', types: [{kind: 'number'}, {kind: 'list', of: {kind: 'number'}}]};
    const values = renderProp('sizes', sizes, [5]);
    press('Edit as JSON: sizes');
    const area = textbox('sizes');
    act(() => area.focus());
    for (const [text, value] of [
      ['[5, ', {$code: '[5,'}],
      ['[5, 7]', [5, 7]],
    ] as const) {
      type(area, text);
      rest();
      expect(values()).toEqual({sizes: value});
      expect(area).toHaveFocus();
    }
  });

  test('shows the kind of the default', () => {
    const values = renderProp('width', width, undefined, {defaultValue: '100'});
    expect(screen.getByRole('spinbutton')).toHaveValue(100);
    type(screen.getByRole('spinbutton'), '90');
    rest();
    expect(values()).toEqual({width: 90});
  });

  test('that are all literals is one choice', () => {
    renderProp('lock', {kind: 'oneOf', types: [{kind: 'choice', options: ['x']}, {kind: 'boolean'}]});
    expect(optionTexts(combobox('lock'))).toEqual(['Not set', 'x', 'false', 'true']);
  });
});

describe('code', () => {
  const handler: ValueType = {kind: 'function', type: '(event) => void'};
  const checkCode = (text: string): string | undefined => (text.includes('(') ? undefined : 'No call here.');

  test('is JSON where it is JSON, and else an expression; its type stands beside it', () => {
    const values = renderProp('sx', {kind: 'code', type: 'SxProps'});
    expect(textbox('sx')).toHaveAccessibleDescription('SxProps');
    for (const [text, value] of [
      ['{"color": "red"}', {color: 'red'}],
      ['5', 5],
      ['{color: red}', {$code: '{color: red}'}],
      ['"text"', 'text'],
    ] as const) {
      type(textbox('sx'), text);
      rest();
      expect(values()).toEqual({sx: value});
      expect(textbox('sx')).toHaveValue(text);
    }
    type(textbox('sx'), ' ');
    rest();
    expect(values()).toEqual({});
  });

  test('that is wrong stays in the field and goes no further', () => {
    const {values} = renderPanel(componentOf(prop('onClick', handler)), {}, {checkCode});
    type(textbox('onClick'), '() => 1');
    rest();
    expect(values()).toEqual({onClick: {$code: '() => 1'}});
    type(textbox('onClick'), '{"a": 1');
    fireEvent.blur(textbox('onClick'));
    expect(values()).toEqual({onClick: {$code: '() => 1'}});
    expect(textbox('onClick')).toHaveValue('{"a": 1');
    expect(textbox('onClick')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('No call here.');
  });

  test('must not be empty where it is required', () => {
    const values = renderProp('onClick', handler, {$code: '() => 1'}, {isRequired: true});
    type(textbox('onClick'), '');
    fireEvent.blur(textbox('onClick'));
    expect(values()).toEqual({onClick: {$code: '() => 1'}});
    expect(textbox('onClick')).toHaveValue('() => 1');
  });

  test('of another type is told', () => {
    renderProp('onClick', handler);
    type(textbox('onClick'), '5');
    rest();
    expect(screen.getByRole('alert')).toHaveTextContent('onClick: expected (event) => void, found 5.');
    expect(textbox('onClick')).toHaveAccessibleDescription(/expected \(event\) => void/);
  });

  test('stands for a value that its control cannot show, until the reader leaves the text', () => {
    const values = renderProp('width', {kind: 'number'}, {$code: 'size * 2'});
    const area = textbox('width');
    expect(area).toHaveValue('size * 2');
    act(() => area.focus());
    type(area, '7');
    rest();
    expect(values()).toEqual({width: 7});
    expect(area).toHaveFocus();
    act(() => area.blur());
    expect(screen.getByRole('spinbutton')).toHaveValue(7);
  });

  test('of a list is all of it as JSON, as long as the button is pressed', () => {
    const values = renderProp('sizes', {kind: 'list', of: {kind: 'number'}}, [5]);
    const button = screen.getByRole('button', {name: 'Edit as JSON: sizes'});
    press('Edit as JSON: sizes');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    type(textbox('sizes'), '[1, "two"]');
    rest();
    expect(values()).toEqual({sizes: [1, 'two']});
    expect(screen.getByRole('alert')).toHaveTextContent("sizes[1]: expected number, found 'two'.");
  });
});

describe('a list as JSON', () => {
  test('keeps its field while the reader types what is no JSON yet', () => {
    const values = renderProp('sizes', {kind: 'list', of: {kind: 'number'}}, [5]);
    const button = screen.getByRole('button', {name: 'Edit as JSON: sizes'});
    press('Edit as JSON: sizes');
    const area = textbox('sizes');
    act(() => area.focus());
    type(area, '[5, ');
    rest();
    expect(values()).toEqual({sizes: {$code: '[5,'}});
    expect(area).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    press('Edit as JSON: sizes');
    expect(area).toBeInTheDocument();
    type(area, '[5, 7]');
    rest();
    expect(values()).toEqual({sizes: [5, 7]});
    expect(area).toHaveFocus();
    press('Edit as JSON: sizes');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
  });

  test('keeps it in an object whose entries have the type of their value', async () => {
    const row: ValueType = {kind: 'object', fields: [], others: {kind: 'code', type: 'unknown'}};
    const values = renderProp('row', row, {place: {city: 'Bonn'}});
    await toggle(screen.getByText('{"place":{"city":"Bonn"}}'));
    press('Edit as JSON: row.place');
    const area = textbox('row.place');
    act(() => area.focus());
    type(area, '{"city": ');
    rest();
    expect(values()).toEqual({row: {place: {$code: '{"city":'}}});
    type(area, '{"city": "Kyiv"}');
    rest();
    expect(values()).toEqual({row: {place: {city: 'Kyiv'}}});
    expect(area).toHaveFocus();
  });
});

describe('a slot', () => {
  const toolbar = {$name: 'GridToolbar', $from: '@mui/x-data-grid'};
  const other = {$name: 'Other', $from: 'other'};
  const slots = componentOf(
    prop('slots', {kind: 'object', fields: [prop('toolbar', {kind: 'code', type: 'React.ElementType'})]}),
  );
  const render = (start: Values = {}): (() => Values) =>
    renderPanel(slots, start, {slotChoices: {toolbar: [toolbar]}, firstProps: ['slots.toolbar']}).values;

  test('is filled with a choice, with code, or not at all', () => {
    const values = render();
    const select = combobox('slots.toolbar');
    expect(optionTexts(select)).toEqual(['Not set', 'GridToolbar', 'Custom code']);
    choose(select, 'GridToolbar');
    expect(values()).toEqual({slots: {toolbar}});
    choose(select, 'Custom code');
    expect(values()).toEqual({slots: {toolbar}});
    type(textbox('slots.toolbar, code'), '() => null');
    rest();
    expect(values()).toEqual({slots: {toolbar: {$code: '() => null'}}});
    expect(select).toHaveDisplayValue('Custom code');
    choose(select, 'Not set');
    expect(values()).toEqual({});
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('shows a component that comes from elsewhere, though other code was asked for', () => {
    const {set} = renderPanel(slots, {}, {firstProps: ['slots.toolbar']});
    choose(combobox('slots.toolbar'), 'Custom code');
    set({slots: {toolbar: other}});
    expect(combobox('slots.toolbar')).toHaveDisplayValue('Other');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('shows a component that is no choice', () => {
    render({slots: {toolbar: other}});
    expect(combobox('slots.toolbar')).toHaveDisplayValue('Other');
  });
});
