/** @jest-environment jsdom */
import {cleanup, fireEvent} from '@testing-library/react';
import dayjs from 'dayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {readProjectFile} from '../rules/projectFiles';
import {
  button,
  click,
  day,
  escape,
  fewYears,
  open,
  option,
  outside,
  picker,
  radio,
  toYears,
  year,
  type Props,
} from './pickersCalls';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

// Dates stay real where today does not matter: Day.js makes thousands of them, and those of Jest are slow.
beforeEach(() => void jest.useFakeTimers({doNotFake: ['Date']}));
const todayIs20May = (): void => void jest.useFakeTimers({now: new Date('2024-05-20T10:00')});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page = readProjectFile('docs/react-date-pickers/lifecycle/index.mdx').split('\n');
const actions = {actionBar: {actions: ['clear', 'today', 'cancel', 'accept']}};
const shortcuts = {items: [{label: 'Payday', getValue: () => dayjs('2024-05-25')}]};

describe.each([
  ['Desktop form', DesktopDatePicker],
  ['Mobile form', MobileDatePicker],
] as const)('%s', (form, component) => {
  const header = page.find((line) => line.includes('Desktop form')) ?? '';
  const column = header.split('|').findIndex((cell) => cell.trim() === form);
  const rowOf = (start: string): string[] => {
    const cells = page.find((line) => line.startsWith(`| ${start} `))?.split('|');
    return [...(cells?.[column] ?? `no row: ${start}`).matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  };

  /** Each case: the row, the props, what is done first, and what the row does. */
  const cases: [row: string, props: Props, before: () => void, step: () => void][] = [
    ['open the popup', {}, () => {}, open],
    ['choose another day', {}, open, () => day('17')],
    ['choose the day of the value again', {}, open, () => day('16')],
    ['choose a day, if `closeOnSelect={false}`', {closeOnSelect: false}, open, () => day('17')],
    ['choose a day, if `closeOnSelect={true}`', {closeOnSelect: true}, open, () => day('17')],
    ...(['OK', 'Esc', 'outside', 'Cancel'] as const).map((end): [string, Props, () => void, () => void] => [
      {OK: 'then press OK', Esc: 'then press `Esc`', outside: 'then click outside', Cancel: 'then press Cancel'}[end],
      {closeOnSelect: false, slotProps: actions},
      () => {
        open();
        day('17');
      },
      {OK: () => button('OK'), Esc: escape, outside, Cancel: () => button('Cancel')}[end],
    ]),
    ...[() => button('OK'), () => button('Cancel'), escape].map((end): [string, Props, () => void, () => void] => [
      'press OK, Cancel or `Esc` without a change',
      {slotProps: actions},
      open,
      end,
    ]),
    ['press Clear', {slotProps: actions}, open, () => button('Clear')],
    ['press Today', {slotProps: actions}, open, () => button('Today')],
    ['choose a shortcut', {slotProps: {shortcuts}}, open, () => button('Payday')],
  ];

  test.each(cases)('%s', (row, props, before, step) => {
    const calls = picker(component, props);
    before();
    const known = calls.length;
    step();
    expect(calls.slice(known).map((call) => call.replace(/\(.*/, ''))).toEqual(rowOf(row));
  });

  test('choose a year before the day', () => {
    const calls = picker(component, fewYears);
    open();
    year('2025');
    expect(calls).toEqual(['onOpen', 'onViewChange(year)', 'onChange(05-16)', 'onViewChange(day)']);
    expect(rowOf('choose a year before the day')).toEqual(['onChange', 'onViewChange']);
    escape();
    expect(calls.slice(4)).toEqual(['onAccept(05-16)', 'onClose']);
  });

  test('an uncontrolled picker that nobody has changed takes its defaultValue as news', () => {
    for (const [name, result] of [
      ['OK', ['onChange(05-16)', 'onAccept(05-16)', 'onClose']],
      ['Cancel', ['onClose']],
    ] as const) {
      const calls = picker(component, {slotProps: actions}, {controlled: false});
      open();
      button(name);
      expect(calls.slice(1)).toEqual(result);
      cleanup();
    }
    const calls = picker(component, {closeOnSelect: true}, {controlled: false});
    open();
    day('16');
    expect(calls.slice(1)).toEqual(['onChange(05-16)', 'onAccept(05-16)', 'onClose']);
  });

  test('values of the buttons and of a shortcut', () => {
    todayIs20May();
    for (const [name, result] of [
      ['Clear', 'onChange(null)'],
      ['Today', 'onChange(05-20 00:00, maxDate)'],
      ['Payday', 'onChange(05-25 00:00, maxDate)'],
    ] as const) {
      const calls = picker(component, {maxDate: dayjs('2024-05-18'), slotProps: {...actions, shortcuts}});
      open();
      button(name);
      expect(calls[1]).toBe(result);
      expect(calls[2]).toBe(result.replace('onChange', 'onAccept').replace(', maxDate', ''));
      cleanup();
    }
    const set = picker(component, {slotProps: {shortcuts: {...shortcuts, changeImportance: 'set'}}});
    open();
    button('Payday');
    expect(set).toEqual(['onOpen', 'onChange(05-25 00:00)']);
  });
});

test('the scenarios: year, month and day; two days and OK or Cancel', () => {
  const desktop = picker(DesktopDatePicker, {...fewYears, openTo: 'year', views: ['year', 'month', 'day']});
  open();
  radio('2025');
  radio('Sep');
  day('12');
  expect(desktop).toEqual([
    ...['onOpen', 'onChange(05-16)', 'onViewChange(month)', 'onChange(09-16)', 'onViewChange(day)'],
    ...['onChange(09-12)', 'onAccept(09-12)', 'onClose'],
  ]);
  cleanup();
  for (const [end, result] of [
    ['OK', 'onAccept(05-18)'],
    ['Cancel', 'onChange(05-16)'],
  ] as const) {
    const mobile = picker(MobileDatePicker);
    open();
    day('17');
    day('18');
    button(end);
    expect(mobile).toEqual(['onOpen', 'onChange(05-17)', 'onChange(05-18)', result, 'onClose']);
    cleanup();
  }
});

test('the button of the field closes without onAccept, and the next dismissal accepts', () => {
  // Clicks without a mousedown, so that nothing listens for clicks outside yet. A browser takes that listener off while
  // the click on the button is still on its way to the document, `act` does so too late.
  const tap = (selector: string): void => void fireEvent.click(document.querySelector(selector) as Element);
  const calls = picker(DesktopDatePicker, {...fewYears, openTo: 'year'});
  tap('[aria-label^="Choose "]');
  tap('[role=radio]');
  const known = calls.length;
  tap('[aria-label^="Choose "]');
  expect(calls.slice(known)).toEqual(['onClose']);
  tap('[aria-label^="Choose "]');
  escape();
  expect(calls.slice(known).filter((call) => /^on(Accept|Close)/.test(call))).toEqual([
    'onClose',
    'onAccept(05-16)',
    'onClose',
  ]);
});

test('typing: onChange only, and a forbidden date is accepted by the next dismissal', () => {
  const calls = picker(DesktopDatePicker, {minDate: dayjs('2024-05-10')});
  fireEvent.change(document.querySelector('input') as Element, {target: {value: '05/01/2024'}});
  expect(calls).toEqual(['onChange(05-01, minDate)']);
  open();
  escape();
  expect(calls.slice(1)).toEqual(['onOpen', 'onAccept(05-01)', 'onClose']);
});

test('a click on AM completes a desktop time, unless closeOnSelect is false', () => {
  const calls = picker(DesktopTimePicker);
  open();
  option('AM');
  expect(calls).toEqual(['onOpen', 'onChange(05-16 03:30)', 'onAccept(05-16 03:30)', 'onClose']);
  cleanup();
  const staysOpen = picker(DesktopTimePicker, {closeOnSelect: false});
  open();
  option('AM');
  button('OK');
  expect(staysOpen).toEqual(['onOpen', 'onChange(05-16 03:30)', 'onAccept(05-16 03:30)', 'onClose']);
});

test('own renderers of a date and time close without onAccept if a view of the field is next', () => {
  const withoutTime = picker(DesktopDateTimePicker, {viewRenderers: {hours: null, minutes: null}});
  open();
  day('17');
  expect(withoutTime).toEqual(['onOpen', 'onChange(05-17)', 'onViewChange(hours)', 'onClose']);
  cleanup();
  const afterMinutes = (ampm: boolean): string[] => {
    const clocks = {hours: renderTimeViewClock, minutes: renderTimeViewClock};
    const calls = picker(DesktopDateTimePicker, {ampm, openTo: 'minutes', viewRenderers: clocks});
    open();
    const clock = document.querySelector('.MuiClock-squareMask') as Element;
    const at9 = {changedTouches: [{clientX: 20, clientY: 110}]};
    fireEvent.touchMove(clock, at9);
    fireEvent.touchEnd(clock, at9);
    return calls.slice(-2);
  };
  expect(afterMinutes(true)).toEqual(['onViewChange(meridiem)', 'onClose']);
  cleanup();
  expect(afterMinutes(false)).toEqual(['onAccept(05-16 15:45)', 'onClose']);
});

test('onViewChange: twice for the hour before the day, and when the popup opens again', () => {
  const calls = picker(DesktopDateTimePicker);
  open();
  option('04');
  expect(calls.slice(1)).toEqual(['onChange(05-16 16:30)', 'onViewChange(minutes)', 'onViewChange(minutes)']);
  button('OK');
  cleanup();
  const again = picker(DesktopDatePicker, fewYears);
  open();
  toYears();
  escape();
  const known = again.length;
  open();
  expect(again.slice(known).sort()).toEqual(['onOpen', 'onViewChange(day)']);
});

test('a static picker calls onClose although nothing closes', () => {
  const calls = picker(StaticDatePicker);
  button('Cancel');
  expect(calls).toEqual(['onClose']);
  expect(document.querySelectorAll('[role=gridcell]').length).toBeGreaterThan(27);
});

test('a range: the first date, then both; Esc in between accepts one', () => {
  todayIs20May();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const range = {start: [null, null], calendars: 1};
  const start = (): string[] => {
    const calls = picker(DesktopDateRangePicker, range);
    click('input');
    day('17');
    return calls;
  };
  const calls = start();
  day('19');
  const whole = '[05-17 00:00, 05-19 00:00]';
  expect(calls).toEqual([
    ...['onOpen', 'onChange([05-17 00:00, null])'],
    ...[`onChange(${whole})`, `onAccept(${whole})`, 'onClose'],
  ]);
  cleanup();
  const half = start();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(half.slice(2)).toEqual(['onAccept([05-17 00:00, null])', 'onClose']);
});
