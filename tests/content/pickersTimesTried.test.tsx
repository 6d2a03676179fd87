/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {TimeClock, type TimeClockProps} from '@mui/x-date-pickers/TimeClock';
import {TimeField, type TimeFieldProps} from '@mui/x-date-pickers/TimeField';
import {inputAt, withDayjs} from './pickersRangesInJest';
import {focusField, paste, press, select} from './pickersTyping';

const at = (time: string): Dayjs => dayjs(`2024-05-16T${time}`);
const option = (name: string): HTMLElement => screen.getByRole('option', {name});
const wordOf = (value: Dayjs | null): string => {
  if (!value) {
    return 'null';
  }
  return value.isValid() ? value.format('DD HH:mm:ss') : 'invalid';
};

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('The keys of the analog clock', () => {
  const after = (time: string, key: string, props: TimeClockProps<Dayjs> = {}): string => {
    const onChange = jest.fn();
    render(withDayjs(<TimeClock defaultValue={at(time)} onChange={onChange} {...props} />));
    fireEvent.keyDown(screen.getByRole('listbox'), {key});
    cleanup();
    const [value] = (onChange.mock.lastCall ?? [null]) as [Dayjs | null];
    return value?.format('DD HH:mm') ?? 'no call';
  };

  test.each([
    ['15:30', 'Home', {}, '16 12:30'],
    ['15:30', 'End', {}, '16 23:30'],
    ['09:30', 'Home', {}, '16 00:30'],
    ['09:30', 'End', {}, '16 11:30'],
    ['15:30', 'Home', {ampm: false}, '16 00:30'],
    ['15:30', 'End', {ampm: false}, '16 23:30'],
    ['00:30', 'ArrowDown', {}, '15 23:30'],
    ['00:30', 'ArrowDown', {ampm: false}, '15 23:30'],
    ['23:30', 'ArrowUp', {ampm: false}, '17 00:30'],
    ['12:30', 'ArrowDown', {}, '16 23:30'],
    ['12:59', 'ArrowUp', {openTo: 'minutes'}, '16 13:00'],
    ['15:30', 'ArrowDown', {minTime: at('15:00')}, 'no call'],
    ['15:30', 'End', {openTo: 'minutes', minutesStep: 15}, 'no call'],
    ['15:30', 'End', {openTo: 'minutes'}, '16 15:59'],
    ['15:30', 'PageUp', {}, 'no call'],
  ] as [string, string, TimeClockProps<Dayjs>, string][])('%s %s %j', (time, key, props, expected) => {
    expect(after(time, key, props)).toBe(expected);
  });

  test('End in the seconds is 23', () => {
    const onChange = jest.fn();
    const props = {views: ['hours', 'minutes', 'seconds'], openTo: 'seconds'} as const;
    render(withDayjs(<TimeClock {...props} defaultValue={at('09:30:15')} onChange={onChange} />));
    fireEvent.keyDown(screen.getByRole('listbox'), {key: 'End'});
    expect(wordOf((onChange.mock.lastCall as [Dayjs])[0])).toBe('16 09:30:23');
  });
});

describe('Digital clocks', () => {
  test('the keys wrap and reach gray options, which do not say that they are disabled', () => {
    const onChange = jest.fn();
    render(withDayjs(<DigitalClock minTime={at('09:00')} defaultValue={at('08:00')} onChange={onChange} />));
    expect(option('08:00 AM').getAttribute('aria-selected')).toBe('true');
    act(() => option('09:00 AM').focus());
    fireEvent.keyDown(option('09:00 AM'), {key: 'ArrowUp'});
    expect(document.activeElement).toBe(option('08:30 AM'));
    expect(option('08:30 AM').getAttribute('aria-disabled')).toBeNull();
    fireEvent.keyDown(option('08:30 AM'), {key: 'Enter'});
    expect(onChange).not.toHaveBeenCalled();
    act(() => option('11:30 PM').focus());
    fireEvent.keyDown(option('11:30 PM'), {key: 'ArrowDown'});
    expect(document.activeElement).toBe(option('12:00 AM'));
  });

  test('skipDisabled removes a forbidden value too', () => {
    render(withDayjs(<DigitalClock skipDisabled minTime={at('09:00')} defaultValue={at('08:00')} />));
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
  });

  test('without a value, autoFocus takes the first option, and PM is noon', () => {
    const {unmount} = render(withDayjs(<DigitalClock autoFocus />));
    expect(document.activeElement).toBe(option('12:00 AM'));
    unmount();
    const onChange = jest.fn();
    render(withDayjs(<MultiSectionDigitalClock referenceDate={at('00:00')} onChange={onChange} />));
    fireEvent.click(option('PM'));
    expect(wordOf((onChange.mock.lastCall as [Dayjs])[0])).toBe('16 12:00:00');
  });
});

describe('One list in a Time Picker', () => {
  const times = (element: Parameters<typeof DesktopTimePicker<Dayjs>>[0]): number => {
    render(withDayjs(<DesktopTimePicker open {...element} />));
    return screen.getAllByRole('option').length;
  };

  test('it sets the seconds to zero, and marks nothing between its options', () => {
    const onChange = jest.fn();
    expect(times({defaultValue: at('09:31:20'), timeSteps: {minutes: 60}, onChange})).toBe(24);
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
    fireEvent.click(option('10:00 AM'));
    expect(wordOf((onChange.mock.lastCall as [Dayjs])[0])).toBe('16 10:00:00');
  });

  test('it has no step of hours', () => {
    expect(times({timeSteps: {hours: 2, minutes: 30}})).toBe(48);
  });
});

describe('Typed times', () => {
  function result(props: TimeFieldProps<Dayjs>, edit: () => void): string {
    const [onChange, onError] = [jest.fn(), jest.fn()];
    render(withDayjs(<TimeField onChange={onChange} onError={onError} {...props} />));
    edit();
    const [value] = (onChange.mock.lastCall ?? [null]) as [Dayjs | null];
    const text = `${inputAt(0).value}: ${wordOf(value)}, ${onError.mock.calls.length} errors`;
    cleanup();
    return text;
  }

  test('hh without A: a new hour is in the morning, new minutes change nothing else', () => {
    const props = {format: 'hh:mm', defaultValue: at('15:30:20')};
    const typing = (section: number, keys: string) => () => {
      select(section);
      press(keys);
    };
    expect(result(props, typing(0, '4'))).toBe('04:30: 16 04:30:20, 0 errors');
    expect(result(props, typing(1, '31'))).toBe('03:31: 16 15:31:20, 0 errors');
  });

  test('mm:ss is a time in the current hour', () => {
    expect(
      result({format: 'mm:ss'}, () => {
        focusField();
        press('0930');
      }),
    ).toContain(`${dayjs().format('HH')}:09:30`);
  });

  test('with Day.js, a pasted text must be as the field shows it, and no other is an error', () => {
    const pasted = (text: string): string =>
      result({defaultValue: at('15:30')}, () => {
        select(0);
        paste(text);
      });
    expect(pasted('09:30 PM')).toBe('09:30 PM: 16 21:30:00, 0 errors');
    for (const text of ['9:30 PM', '09:30 pm', '21:30']) {
      expect(pasted(text)).toBe('03:30 PM: null, 0 errors');
    }
  });

  test.each([
    ['05/16/2024 09:30 AM', '16 09:30:00'],
    ['05/16/2024', 'null'],
    ['2024-05-16T09:30', 'null'],
  ])('pasted into a field with a date: %s', (text, expected) => {
    const onChange = jest.fn();
    render(withDayjs(<DateTimeField defaultValue={at('15:30')} onChange={onChange} />));
    select(0);
    paste(text);
    expect(wordOf((onChange.mock.lastCall as [Dayjs | null])[0])).toBe(expected);
  });
});
