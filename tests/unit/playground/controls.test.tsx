/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import type * as PropLimits from '../../../plugins/playground/client/propLimits';
import {
  choose,
  combobox,
  componentOf,
  optionTexts,
  prop,
  renderPanel,
  renderProp,
  rest,
  textbox,
  type,
} from './controlPanel';
import type {ValueType} from '../../../plugins/playground/types';

jest.mock('@site/src/ui/PlanTag', () => ({__esModule: true, default: ({plan}: {plan: string}) => <i>{plan}</i>}), {
  virtual: true,
});
jest.mock('../../../plugins/playground/client/propLimits', () => ({
  ...jest.requireActual<typeof PropLimits>('../../../plugins/playground/client/propLimits'),
  propLimits: (_component: string, path: readonly string[]) =>
    ({gap: {min: 0, max: 1, step: 0.05}, count: {min: 1, max: 5000, isInteger: true}})[path[0]!] ?? {
      min: -1e6,
      max: 1e6,
    },
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a boolean', () => {
  test('is a switch that shows the default, which is not written', () => {
    const values = renderProp('isOn', {kind: 'boolean'}, undefined, {defaultValue: 'true'});
    const control = screen.getByRole('switch', {name: 'isOn'});
    expect(control).toBeChecked();
    fireEvent.click(control);
    expect(values()).toEqual({isOn: false});
    fireEvent.click(control);
    expect(values()).toEqual({});
  });

  test('that must have a value has it written', () => {
    const values = renderProp('isOn', {kind: 'boolean'}, true, {isRequired: true});
    fireEvent.click(screen.getByRole('switch'));
    expect(values()).toEqual({isOn: false});
  });

  test('whose default is told in words is one of three', () => {
    const text = '`true` for desktop';
    const values = renderProp('isOn', {kind: 'boolean'}, undefined, {defaultValue: text});
    expect(optionTexts(combobox('isOn'))).toEqual([`${text} (default)`, 'false', 'true']);
    choose(combobox('isOn'), 'false');
    expect(values()).toEqual({isOn: false});
  });
});

describe('a choice', () => {
  const sizes: ValueType = {kind: 'choice', options: ['small', 'large', null, 2]};

  test('of a known default names it; picking it writes nothing', () => {
    const values = renderProp('size', sizes, undefined, {defaultValue: "'small'"});
    expect(optionTexts(combobox('size'))).toEqual(['small (default)', 'large', 'null', '2']);
    expect(combobox('size')).toHaveDisplayValue('small (default)');
    choose(combobox('size'), 'large');
    expect(values()).toEqual({size: 'large'});
    choose(combobox('size'), 'null');
    expect(values()).toEqual({size: null});
    choose(combobox('size'), 'small (default)');
    expect(values()).toEqual({});
  });

  test('without a default has an option for none', () => {
    const values = renderProp('size', sizes, 2);
    expect(combobox('size')).toHaveDisplayValue('2');
    choose(combobox('size'), 'Not set');
    expect(values()).toEqual({});
  });

  test('that must have a value has no option for none', () => {
    renderProp('size', sizes, 'large', {isRequired: true});
    expect(optionTexts(combobox('size'))).toEqual(['small', 'large', 'null', '2']);
  });
});

describe('a number', () => {
  test('is taken at once, since an arrow key turns it as a slider does', () => {
    const values = renderProp('width', {kind: 'number'});
    const control = screen.getByRole('spinbutton', {name: 'width'});
    type(control, '3');
    rest(0);
    expect(values()).toEqual({width: 3});
    type(control, '300');
    rest(0);
    expect(values()).toEqual({width: 300});
    type(control, '40');
    fireEvent.blur(control);
    expect(values()).toEqual({width: 40});
    type(control, '');
    fireEvent.blur(control);
    expect(values()).toEqual({});
  });

  test('shows its default, which is not written', () => {
    const values = renderProp('width', {kind: 'number'}, 5, {defaultValue: '100'});
    const control = screen.getByRole('spinbutton');
    type(control, '100');
    fireEvent.blur(control);
    expect(values()).toEqual({});
    expect(control).toHaveValue(100);
  });

  test.each([
    ['gap', '1.5', 'Enter a number from 0 to 1.'],
    ['count', '0', 'Enter a number from 1 to 5000.'],
    ['count', '2.5', 'Enter a whole number.'],
  ])('%s cannot be %s', (name, text, message) => {
    const values = renderProp(name, {kind: 'number'}, 1);
    const control = screen.getByRole('spinbutton', {name});
    type(control, text);
    fireEvent.blur(control);
    expect(values()).toEqual({[name]: 1});
    expect(control).toHaveValue(Number(text));
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAccessibleDescription(message);
    type(control, '1');
    fireEvent.blur(control);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is wrong gives way to one that comes from elsewhere', () => {
    const {set} = renderPanel(componentOf(prop('gap', {kind: 'number'})), {gap: 1});
    const control = screen.getByRole('spinbutton');
    type(control, '7');
    fireEvent.blur(control);
    set({gap: 0.5});
    expect(control).toHaveValue(0.5);
    expect(control).toHaveAttribute('aria-invalid', 'false');
  });

  test('has a slider where the limits are near, which takes effect at once', () => {
    const values = renderProp('gap', {kind: 'number'}, undefined, {defaultValue: '0.2'});
    const slider = screen.getByRole('slider', {name: 'gap'});
    expect(slider).toHaveValue('0.2');
    type(slider, '0.5');
    expect(values()).toEqual({gap: 0.5});
    expect(screen.getByRole('spinbutton')).toHaveValue(0.5);
  });

  test('has no slider where the limits are far apart', () => {
    renderProp('count', {kind: 'number'});
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('without a value must not be, where it is required', () => {
    const values = renderProp('width', {kind: 'number'}, 7, {isRequired: true});
    const control = screen.getByRole('spinbutton');
    type(control, '');
    fireEvent.blur(control);
    expect(values()).toEqual({width: 7});
    expect(control).toHaveValue(7);
  });
});

describe('a text', () => {
  test('is taken after a rest; none takes the prop out', () => {
    const values = renderProp('label', {kind: 'string'});
    type(textbox('label'), 'Revenue');
    rest();
    expect(values()).toEqual({label: 'Revenue'});
    type(textbox('label'), '');
    rest();
    expect(values()).toEqual({});
  });

  test('of none is a value where it would replace the default', () => {
    const values = renderProp('label', {kind: 'string'}, 'x', {defaultValue: "'auto'"});
    expect(textbox('label')).toHaveAttribute('placeholder', 'auto');
    type(textbox('label'), '');
    rest();
    expect(values()).toEqual({label: ''});
  });

  test('that comes from elsewhere replaces what was typed', () => {
    const {set} = renderPanel(componentOf(prop('label', {kind: 'string'})), {label: 'one'});
    set({label: 'two'});
    expect(textbox('label')).toHaveValue('two');
  });

  test('replaces an element, which stands beside the field', () => {
    const icon = {$element: {component: 'AddIcon', from: '@mui/icons-material/Add', props: {}}};
    const values = renderProp('icon', {kind: 'node'}, icon);
    expect(screen.getByText('<AddIcon />')).toBeInTheDocument();
    type(textbox('icon'), 'Add');
    rest();
    expect(values()).toEqual({icon: 'Add'});
    expect(screen.queryByText('<AddIcon />')).toBeNull();
  });
});

test('a color is picked or written', () => {
  const values = renderProp('color', {kind: 'color'}, '#0f0');
  const picker = screen.getByLabelText('Pick a color for color');
  expect(picker).toHaveValue('#00ff00');
  type(picker, '#123456');
  rest();
  expect(values()).toEqual({color: '#123456'});
  type(textbox('color'), ' rebeccapurple ');
  rest();
  expect(values()).toEqual({color: 'rebeccapurple'});
  type(textbox('color'), '');
  rest();
  expect(values()).toEqual({});
});

describe('a date', () => {
  test.each([
    ['value', 'Gauge', '2026-04-05', {$date: '2026-04-05'}],
    ['minTime', 'Gauge', '10:15', {$date: '2026-03-02T10:15'}],
    ['maxDateTime', 'Gauge', '2026-04-05T10:15', {$date: '2026-04-05T10:15'}],
    ['value', 'DateTimePicker', '2026-04-05T10:15', {$date: '2026-04-05T10:15'}],
    ['value', 'DigitalClock', '10:15', {$date: '2026-03-02T10:15'}],
    ['minDate', 'DateTimePicker', '2026-04-05', {$date: '2026-04-05'}],
  ])('%s of %s takes %s', (name, component, text, date) => {
    const {values} = renderPanel({...componentOf(prop(name, {kind: 'date'})), name: component}, {});
    const control = screen.getByLabelText(name, {selector: 'input'});
    type(control, text);
    fireEvent.blur(control);
    expect(values()).toEqual({[name]: date});
    expect(control).toHaveValue(text);
    type(control, '');
    fireEvent.blur(control);
    expect(values()).toEqual({});
  });

  test('keeps its day when the time changes', () => {
    const values = renderProp('minTime', {kind: 'date'}, {$date: '2020-01-01T08:00'});
    type(screen.getByLabelText('minTime', {selector: 'input'}), '09:30');
    rest();
    expect(values()).toEqual({minTime: {$date: '2020-01-01T09:30'}});
  });

  test('range has a start and an end', () => {
    const values = renderProp('value', {kind: 'dateRange'});
    expect(screen.getByRole('group', {name: 'value'})).toBeInTheDocument();
    type(screen.getByLabelText('value, end'), '2026-03-09');
    rest();
    expect(values()).toEqual({value: [null, {$date: '2026-03-09'}]});
    type(screen.getByLabelText('value, start'), '2026-03-02');
    rest();
    expect(values()).toEqual({value: [{$date: '2026-03-02'}, {$date: '2026-03-09'}]});
    for (const end of ['start', 'end']) {
      type(screen.getByLabelText(`value, ${end}`), '');
      rest();
    }
    expect(values()).toEqual({});
  });
});
