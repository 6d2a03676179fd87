/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import Departure from '../../docs/react-date-pickers/base-concepts/ReferenceDateExplicitTimePicker';
import {inputAt, type, withDayjs} from './pickersRangesInJest';
import {paste, press, select} from './pickersTyping';

const MAY_16 = dayjs('2024-05-16T15:30');
const button = (): HTMLElement => screen.getByLabelText(/^Choose/);
const flush = (): void => act(() => void jest.runOnlyPendingTimers());
const moment = (handler: jest.Mock): string | null | undefined =>
  (handler.mock.lastCall as [Dayjs | null] | undefined)?.[0]?.format('YYYY-MM-DD HH:mm');

beforeEach(() => {
  jest.useFakeTimers();
  // The watermark of a Pro package without a license key, and what components throw.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('referenceDate', () => {
  const typed = (props: Partial<Parameters<typeof DesktopTimePicker<Dayjs>>[0]>): string | null | undefined => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopTimePicker onChange={onChange} {...props} />));
    type(0, '09:30 AM');
    cleanup();
    return moment(onChange);
  };

  test('of a picker is that of its popup, not of its field', () => {
    const today = `${dayjs().format('YYYY-MM-DD')} 09:30`;
    expect(typed({referenceDate: MAY_16})).toBe(today);
    expect(typed({slotProps: {field: {referenceDate: MAY_16} as object}})).toBe('2024-05-16 09:30');
    const onChange = jest.fn();
    render(withDayjs(<DesktopDatePicker referenceDate={MAY_16} onChange={onChange} />));
    type(0, '05/20/2024');
    expect(moment(onChange)).toBe('2024-05-20 00:00');
  });

  test('is in both in the demo', () => {
    render(<Departure />);
    type(0, '09:30 AM');
    expect(screen.getByText('Value: 2024-05-16 09:30')).toBeVisible();
    type(0, '');
    fireEvent.click(button());
    fireEvent.click(screen.getByRole('option', {name: '7 hours'}));
    expect(screen.getByText('Value: 2024-05-16 07:00')).toBeVisible();
  });
});

test('a refused text: null, the old text without the focus is hidden, and changing it brings the date back', () => {
  const onChange = jest.fn();
  render(withDayjs(<DateField defaultValue={MAY_16} onChange={onChange} />));
  select(0);
  paste('2024-06-01');
  expect([inputAt(0).value, moment(onChange)]).toEqual(['05/16/2024', undefined]);
  act(() => inputAt(0).blur());
  expect(inputAt(0).value).toBe('');
  act(() => inputAt(0).focus());
  flush();
  expect(inputAt(0).value).toBe('05/16/2024');
  expect(onChange).toHaveBeenCalledTimes(1);
  select(0);
  press('7');
  expect([inputAt(0).value, moment(onChange)]).toEqual(['07/16/2024', '2024-07-16 15:30']);
});

test('Esc, a click outside and a tap on the button accept a year, a tap opens the popup again', () => {
  const press2025 = (): {calls: string[]; known: number} => {
    const calls: string[] = [];
    const callbacks = Object.fromEntries(
      ['onAccept', 'onClose', 'onOpen'].map((name) => [name, () => calls.push(name)]),
    );
    render(withDayjs(<DesktopDatePicker openTo="year" value={MAY_16} reduceAnimations {...callbacks} />));
    fireEvent.click(button());
    fireEvent.mouseDown(screen.getByText('2025'));
    fireEvent.click(screen.getByText('2025'));
    flush();
    return {calls, known: calls.length};
  };
  const ways: Record<string, () => void> = {
    escape: () => fireEvent.keyDown(document.body, {key: 'Escape'}),
    outside: () => {
      fireEvent.mouseDown(document.body);
      fireEvent.click(document.body);
    },
    tap: () => {
      fireEvent.touchStart(button());
      flush();
      fireEvent.click(button());
    },
  };
  const seen = Object.entries(ways).map(([name, close]) => {
    const {calls, known} = press2025();
    close();
    cleanup();
    return `${name}: ${calls.slice(known).join(' ')}`;
  });
  expect(seen).toEqual([
    'escape: onAccept onClose',
    'outside: onAccept onClose',
    expect.stringMatching(/^tap: onAccept onClose.* onOpen$/),
  ]);
});

test('a label names nothing in the mobile form, which has no clear button', () => {
  const names = [MobileDatePicker, MobileTimePicker, MobileDateTimePicker].map((Picker: ComponentType<object>) => {
    const props = {label: 'Arrival', defaultValue: MAY_16, slotProps: {field: {clearable: true}}};
    render(withDayjs(<Picker {...props} />));
    expect(screen.queryByTitle('Clear value')).toBeNull();
    fireEvent.click(inputAt(0));
    const id = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';
    const found = `${inputAt(0).getAttribute('aria-label')?.slice(0, 11)}, ${document.getElementById(id)?.textContent}`;
    cleanup();
    return found;
  });
  expect(names).toEqual(['Choose date, Select date', 'Choose time, Select time', 'Choose date, Select date & time']);
});

test('a range picker opens from its field, into a popup without a name', () => {
  for (const key of ['Enter', ' ']) {
    render(withDayjs(<DesktopDateRangePicker />));
    act(() => inputAt(0).focus());
    fireEvent.keyDown(inputAt(0), {key});
    flush();
    const popup = document.querySelector('[role=tooltip]');
    expect([popup?.hasAttribute('aria-label'), popup?.hasAttribute('aria-labelledby')]).toEqual([false, false]);
    expect(document.activeElement).toBe(inputAt(0));
    cleanup();
    render(withDayjs(<MobileDateRangePicker />));
    fireEvent.keyDown(screen.getByLabelText('Start'), {key});
    expect(screen.getByRole('dialog', {name: 'Select date range'})).toBeTruthy();
    cleanup();
  }
});

test('a string throws at once, in components of times later', () => {
  const text = '2024-05-16T09:30' as never;
  expect(() => render(withDayjs(<DesktopDatePicker defaultValue={text} />))).toThrow(
    'value.isBefore is not a function',
  );
  for (const Component of [TimePicker, TimeField]) {
    render(withDayjs(<Component defaultValue={text} />));
    expect(inputAt(0).value).toBe('09:30 AM');
    cleanup();
  }
  render(withDayjs(<DesktopTimePicker defaultValue={text} />));
  expect(() => fireEvent.click(button())).toThrow();
});
