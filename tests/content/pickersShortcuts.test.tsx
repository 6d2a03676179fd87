/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {useState, type ReactElement} from 'react';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import type {PickersShortcutsItem, PickersShortcutsProps} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import {withDayjs} from './pickersRangesInJest';
import {chip, click, isDisabled, open} from './pickersShortcutsInJest';

const day = dayjs('2024-05-16');
const later = dayjs('2024-06-20');

interface Item {
  label: string;
  getValue: () => never;
}
/** One shortcut, “A”, with any value. */
const one = (value: unknown, more: object = {}): Item[] => [{label: 'A', getValue: () => value as never, ...more}];
const wordOf = (value: Dayjs | null): string => value?.format('YYYY-MM-DD HH:mm') ?? 'null';
/** What a picker calls, in short. */
function recorded() {
  const calls: string[] = [];
  const contexts: {shortcut?: object; validationError: unknown}[] = [];
  const props = {
    onChange: (value: Dayjs | null, context: (typeof contexts)[number]) => {
      calls.push(`change ${wordOf(value)}`);
      contexts.push(context);
    },
    onAccept: (value: Dayjs | null) => calls.push(`accept ${wordOf(value)}`),
    onClose: () => calls.push('close'),
  };
  return {calls, contexts, props};
}

describe('A shortcut', () => {
  test('gives its value with its time, and closes the picker', () => {
    const {calls, contexts, props} = recorded();
    const items = one(dayjs('2024-06-20T15:30'), {id: 7});
    render(withDayjs(<DesktopDatePicker {...props} defaultValue={day} slotProps={{shortcuts: {items}}} />));
    open();
    click('A');
    expect(calls).toEqual(['change 2024-06-20 15:30', 'accept 2024-06-20 15:30', 'close']);
    expect(contexts).toEqual([{validationError: null, shortcut: {label: 'A', id: 7}}]);
  });

  test('closes a mobile dialog without OK', () => {
    const {calls, props} = recorded();
    const picker = <MobileDatePicker {...props} closeOnSelect={false} slotProps={{shortcuts: {items: one(later)}}} />;
    render(withDayjs(picker));
    fireEvent.click(screen.getByRole('textbox'));
    click('A');
    expect(calls).toEqual(['change 2024-06-20 00:00', 'accept 2024-06-20 00:00', 'close']);
  });

  test('that changes nothing only closes a controlled picker', () => {
    const {calls, props} = recorded();
    const slotProps = {shortcuts: {items: one(day)}};
    const {unmount} = render(withDayjs(<DesktopDatePicker {...props} value={day} slotProps={slotProps} />));
    open();
    click('A');
    expect(calls.splice(0)).toEqual(['close']);
    unmount();
    render(withDayjs(<DesktopDatePicker {...props} defaultValue={day} slotProps={slotProps} />));
    open();
    click('A');
    expect(calls).toEqual(['change 2024-05-16 00:00', 'close']);
  });

  test('asks for its value in each render while the picker is open', () => {
    const getValue = jest.fn(() => day);
    render(withDayjs(<DesktopDatePicker slotProps={{shortcuts: {items: [{label: 'A', getValue}]}}} />));
    expect(getValue).not.toHaveBeenCalled();
    open();
    expect(getValue).toHaveBeenCalledTimes(1);
  });

  test.each(['disabled', 'readOnly'])('of a static picker works with %s', (prop) => {
    const {calls, props} = recorded();
    const slotProps = {shortcuts: {items: one(later)}};
    render(withDayjs(<StaticDatePicker {...props} {...{[prop]: true}} slotProps={slotProps} />));
    click('A');
    expect(calls).toEqual(['change 2024-06-20 00:00', 'accept 2024-06-20 00:00', 'close']);
  });

  test('does nothing if slotProps.shortcuts has an onChange', () => {
    const {calls, props} = recorded();
    const shortcuts = {items: one(later), onChange: () => {}};
    render(withDayjs(<StaticDatePicker {...props} slotProps={{shortcuts}} />));
    click('A');
    expect(calls).toEqual([]);
  });
});

describe('With changeImportance set', () => {
  const openAndClick = () => {
    const {calls, props} = recorded();
    const slotProps = {
      shortcuts: {items: one(later), changeImportance: 'set' as const},
      actionBar: {actions: ['cancel' as const]},
    };
    render(withDayjs(<DesktopDatePicker {...props} defaultValue={day} slotProps={slotProps} />));
    open();
    click('A');
    expect(calls.splice(0)).toEqual(['change 2024-06-20 00:00']);
    expect(screen.getByText('June 2024')).toBeTruthy();
    return calls;
  };

  test('Cancel takes the value back', () => {
    const calls = openAndClick();
    fireEvent.click(screen.getByText('Cancel'));
    expect(calls).toEqual(['change 2024-05-16 00:00', 'close']);
  });

  test('Esc accepts it', () => {
    const calls = openAndClick();
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    expect(calls).toEqual(['accept 2024-06-20 00:00', 'close']);
  });
});

test('ranges are disabled if one of their ends is forbidden', () => {
  const ranges: [(Dayjs | null)[], boolean][] = [
    [[later, later], false],
    [[later, null], false],
    [[null, null], false],
    [[later, day], true],
    [[dayjs('2024-05-01'), later], true],
    [[later, dayjs('2024-07-22')], true],
    [[day, later], false], // The 22nd of May, in between, is forbidden.
  ];
  const items = ranges.map(([range], index) => ({label: `Range ${index}`, getValue: () => range as never}));
  const picker = (
    <StaticDateRangePicker
      minDate={dayjs('2024-05-10')}
      shouldDisableDate={(date) => date.date() === 22}
      slotProps={{shortcuts: {items}}}
    />
  );
  render(withDayjs(picker));
  expect(items.map(({label}) => isDisabled(label))).toEqual(ranges.map(([, expected]) => expected));
});

describe('A wrong getValue', () => {
  const rendering = (items: Item[]) => () => render(withDayjs(<StaticDatePicker slotProps={{shortcuts: {items}}} />));

  test('throws, or is disabled', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(rendering(one(undefined))).toThrow("Cannot read properties of undefined (reading 'isBefore')");
    expect(rendering(one('2024-05-16'))).toThrow('value.isBefore is not a function');
    expect(rendering(one(new Date(2024, 4, 16)))).toThrow('value.isBefore is not a function');
    expect(rendering([{label: 'A'} as Item])).toThrow('getValue is not a function');
    const range = <StaticDateRangePicker slotProps={{shortcuts: {items: one(null)}}} />;
    expect(() => render(withDayjs(range))).toThrow('value is not iterable');
    jest.restoreAllMocks();
    rendering(one(dayjs('16.05.2024')))();
    expect(isDisabled('A')).toBe(true);
  });

  test('two items of one label', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    rendering([...one(day), ...one(later)])();
    expect(error.mock.calls[0]?.[0]).toContain('Encountered two children with the same key');
    error.mockRestore();
  });
});

test('keys: shortcuts come before the calendar, and Enter and Space choose', () => {
  const {calls, props} = recorded();
  const items = [...one(later), {label: 'B', getValue: () => dayjs('1800-01-01')}];
  render(withDayjs(<StaticDatePicker {...props} slotProps={{shortcuts: {items, 'aria-label': 'Shortcuts'}}} />));
  const list = screen.getByRole('list', {name: 'Shortcuts'});
  const grid = screen.getByRole('grid');
  expect(list.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([chip('A').tabIndex, chip('B').tabIndex]).toEqual([0, -1]);
  act(() => chip('A').focus());
  fireEvent.keyDown(chip('A'), {key: 'Enter'});
  expect(calls).toContain('change 2024-06-20 00:00');
  fireEvent.keyDown(chip('A'), {key: ' '});
  fireEvent.keyUp(chip('A'), {key: ' '});
  expect(calls.filter((call) => call === 'close')).toHaveLength(2);
});

test('a list of your own can choose a forbidden value, which has a code', () => {
  const {contexts, props} = recorded();
  const List = ({items = [], isValid, onChange}: PickersShortcutsProps<Dayjs | null>): ReactElement => (
    <>
      {items.map(({label, getValue}) => (
        <button key={label} onClick={() => onChange(getValue({isValid}))}>
          {label}
        </button>
      ))}
    </>
  );
  const slotProps = {shortcuts: {items: one(later)}};
  render(withDayjs(<StaticDatePicker {...props} maxDate={day} slots={{shortcuts: List}} slotProps={slotProps} />));
  fireEvent.click(screen.getByText('A'));
  expect(contexts).toEqual([{validationError: 'maxDate'}]);
});

test('on a desktop, only pickers with a time have OK, and not those with one list or own renderers', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const hasOk = (picker: ReactElement): boolean => {
    render(withDayjs(picker));
    const found = screen.queryByRole('button', {name: 'OK'}) !== null;
    cleanup();
    return found;
  };
  expect([hasOk(<DesktopTimePicker open />), hasOk(<DesktopDateTimePicker open />)]).toEqual([true, true]);
  expect([hasOk(<DesktopDatePicker open />), hasOk(<DesktopDateRangePicker open />)]).toEqual([false, false]);
  expect(hasOk(<DesktopTimePicker open timeSteps={{minutes: 60}} />)).toBe(false);
  expect(hasOk(<DesktopDateTimePicker open viewRenderers={{hours: renderTimeViewClock}} />)).toBe(false);
  jest.restoreAllMocks();
});

test('an sx replaces the limits of the list', () => {
  const limits = (sx?: object): string[] => {
    render(withDayjs(<StaticDatePicker slotProps={{shortcuts: {items: one(later), ...(sx && {sx})}}} />));
    const {maxHeight, maxWidth, overflow} = getComputedStyle(screen.getByText('A').closest('ul')!);
    cleanup();
    return [maxHeight, maxWidth, overflow];
  };
  const stated = ['334px', '200px', 'auto'];
  expect(limits()).toEqual(stated);
  expect(limits({color: 'red'})).toEqual(['', '', '']);
  expect(limits({color: 'red', maxHeight: 334, maxWidth: 200, overflow: 'auto'})).toEqual(stated);
});

test('a property of the items tells a list of your own which shortcut is chosen', () => {
  type Item = PickersShortcutsItem<Dayjs | null> & {isChosen?: boolean};
  const List = ({items = [], isValid, onChange}: PickersShortcutsProps<Dayjs | null>): ReactElement => (
    <>
      {items.map(({getValue, ...shortcut}: Item) => (
        <button
          key={shortcut.label}
          aria-pressed={shortcut.isChosen}
          onClick={() => onChange(getValue({isValid}), 'accept', shortcut)}
        >
          {shortcut.label}
        </button>
      ))}
    </>
  );
  const both = [...one(later), {label: 'B', getValue: () => day as never}];
  const Marked = ({list}: {list?: typeof List}): ReactElement => {
    const [label, setLabel] = useState<string>();
    const items = both.map((item) => ({...item, isChosen: item.label === label}));
    return (
      <StaticDatePicker
        reduceAnimations
        onChange={(_value, {shortcut}) => setLabel(shortcut?.label)}
        {...(list && {slots: {shortcuts: list}})}
        slotProps={{shortcuts: {items}}}
      />
    );
  };
  const pressed = (): string[] =>
    screen.queryAllByRole('button', {pressed: true}).map(({textContent}) => textContent ?? '');
  const {unmount} = render(withDayjs(<Marked list={List} />));
  fireEvent.click(screen.getByText('B'));
  expect(pressed()).toEqual(['B']);
  fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
  expect(pressed()).toEqual([]);
  unmount();
  render(withDayjs(<Marked />));
  click('B');
  expect(pressed()).toEqual([]);
  expect(chip('B').outerHTML).not.toMatch(/ischosen/i);
});
