/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {memo, useState, type ComponentType, type ReactElement} from 'react';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import type {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {libraries, LIBRARIES, type Library} from './pickersLibraries';
import {withDayjs} from './pickersRangesInJest';
import {select, textbox} from './pickersTyping';

const at = (time: string): Dayjs => dayjs(`2024-05-16T${time}`);
const option = (name: string): HTMLElement => screen.getByRole('option', {name});
const names = (): (string | null)[] => screen.getAllByRole('option').map((item) => item.getAttribute('aria-label'));

type Clock = typeof DigitalClock | typeof MultiSectionDigitalClock;

/** A field and a clock, as the page describes them. */
function Shared({of: Clock, clean}: {of: Clock; clean: (value: Dayjs | null) => Dayjs | null}): ReactElement {
  const [value, setValue] = useState<Dayjs | null>(at('09:30'));
  return (
    <>
      <TimeField value={value} onChange={setValue} />
      <Clock value={clean(value)} onChange={setValue} />
    </>
  );
}

describe('A clock that shares its state with a field', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const halve = (): void => {
    select(0);
    fireEvent.keyDown(textbox(), {key: 'Delete'});
  };

  test('one list throws while users type', () => {
    render(withDayjs(<Shared of={DigitalClock} clean={(value) => value} />));
    expect(halve).toThrow('Invalid time value');
  });

  test('several lists give an invalid date again', () => {
    render(withDayjs(<Shared of={MultiSectionDigitalClock} clean={(value) => value} />));
    halve();
    fireEvent.click(option('10 hours'));
    expect(textbox().value).toBe('hh:30 AM');
  });

  test.each([
    [DigitalClock, '10:00 AM', '10:00 AM'],
    // The lists keep the minutes of the first value.
    [MultiSectionDigitalClock, '10 hours', '10:30 AM'],
  ])('null for an invalid date repairs both', (of, name, text) => {
    render(withDayjs(<Shared of={of} clean={(value) => (value?.isValid() ? value : null)} />));
    halve();
    expect(textbox().value).toBe('hh:30 AM');
    fireEvent.click(option(name));
    expect(textbox().value).toBe(text);
  });

  const throwing: Library[] = ['Day.js', 'date-fns'];
  test.each(libraries)('an invalid date of %s', (library) => {
    const {adapter, bad} = LIBRARIES[library];
    const Clock = DigitalClock as ComponentType<{value: unknown}>;
    const rendering = (): unknown =>
      render(
        <LocalizationProvider dateAdapter={adapter as typeof AdapterDayjs}>
          <Clock value={bad()} />
        </LocalizationProvider>,
      );
    if (throwing.includes(library)) {
      expect(rendering).toThrow('Invalid time value');
    } else {
      expect(rendering).not.toThrow();
    }
  });
});

test('one list scrolls back whenever it renders, and not below memo', () => {
  const scrolledTo = (Clock: ComponentType<{defaultValue: Dayjs}>): number => {
    const value = at('09:30');
    function Form(): ReactElement {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>{count}</button>
          <Clock defaultValue={value} />
        </>
      );
    }
    render(withDayjs(<Form />));
    const list = document.querySelector('.MuiDigitalClock-root')!;
    list.scrollTop = 300;
    fireEvent.click(screen.getByText('0'));
    expect(screen.getByText('1')).toBeInstanceOf(HTMLElement);
    const {scrollTop} = list;
    cleanup();
    return scrollTop;
  };
  expect(scrolledTo(DigitalClock)).toBeLessThan(1);
  expect(scrolledTo(memo(DigitalClock))).toBe(300);
});

test('several lists are a row from the hours on, which sx can reverse', () => {
  const row = (sx: object): [string, (string | null)[]] => {
    render(withDayjs(<MultiSectionDigitalClock sx={sx} />));
    const lists = screen.getAllByRole('listbox');
    const {flexDirection} = getComputedStyle(lists[0]!.parentElement!);
    const labels = lists.map((list) => list.getAttribute('aria-label'));
    cleanup();
    return [flexDirection, labels];
  };
  const labels = ['Select hours', 'Select minutes', 'Select meridiem'];
  expect(row({})).toEqual(['row', labels]);
  expect(row({flexDirection: 'row-reverse'})).toEqual(['row-reverse', labels]);
});

describe('AM and PM with skipDisabled', () => {
  const limits = {skipDisabled: true, minTime: at('09:00'), maxTime: at('17:30'), defaultValue: at('10:00')};

  test('the hours are those of one half, and PM keeps a forbidden hour', () => {
    const onChange = jest.fn();
    render(withDayjs(<MultiSectionDigitalClock {...limits} onChange={onChange} />));
    expect(names().filter((name) => name?.endsWith(' hours'))).toEqual(['9 hours', '10 hours', '11 hours']);
    expect(option('PM')).not.toHaveClass('Mui-disabled');
    act(() => option('PM').click());
    expect((onChange.mock.lastCall as [Dayjs])[0].format('HH:mm')).toBe('22:00');
    expect(option('AM')).toBeInstanceOf(HTMLElement);
  });

  test('of a Time Picker, PM gives the forbidden time and closes the popup', () => {
    const [onChange, onClose] = [jest.fn(), jest.fn()];
    render(withDayjs(<DesktopTimePicker open reduceAnimations {...limits} {...{onChange, onClose}} />));
    fireEvent.click(option('PM'));
    const [value, context] = onChange.mock.lastCall as [Dayjs, object];
    expect([value.format('HH:mm'), context]).toEqual(['22:00', {validationError: 'maxTime'}]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('with 24 hours, all allowed hours are in one list', () => {
    render(withDayjs(<MultiSectionDigitalClock {...limits} ampm={false} />));
    expect(names().filter((name) => name?.endsWith(' hours'))).toHaveLength(9);
    expect(screen.queryByText('PM')).toBeNull();
  });
});
