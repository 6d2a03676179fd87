/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import LifeCycleDateFieldEmpty from '../../docs/react-date-pickers/lifecycle/LifeCycleDateFieldEmpty';
import LifeCycleDateRangeField from '../../docs/react-date-pickers/lifecycle/LifeCycleDateRangeField';
import LifeCycleIgnoreInvalidValue from '../../docs/react-date-pickers/lifecycle/LifeCycleIgnoreInvalidValue';
import PickerCalls from '../../docs/react-date-pickers/lifecycle/PickerCalls';
import ServerInteraction from '../../docs/react-date-pickers/lifecycle/ServerInteraction';
import {fenceModule} from './pageFence';
import {press, select, textbox} from './pickersTyping';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const escape = (): void => void fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
const logged = (): string[] =>
  [...document.querySelectorAll('ol > li')].map((item) => item.textContent ?? '').reverse();

test('an empty field: the calls of the table', () => {
  render(<LifeCycleDateFieldEmpty />);
  select(0);
  press('05162024');
  expect(logged()).toEqual([
    'invalid date, error: invalidDate',
    '16 May 0202, error: minDate',
    '16 May 2024, error: null',
  ]);
});

test('a field with a value: each key that gives another date', () => {
  const days: (number | undefined)[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={dayjs('2024-05-16')} onChange={(value) => days.push(value?.date())} />
    </LocalizationProvider>,
  );
  select(1);
  press('30');
  expect(days).toEqual([3, 30]);
});

test('a range field: null until the second date begins', () => {
  render(<LifeCycleDateRangeField />);
  select(0);
  press('0516202405');
  expect(logged()).toEqual([
    'invalid date – null',
    '16 May 0202 – null',
    '16 May 2024 – null',
    '16 May 2024 – invalid date',
  ]);
});

test('the demo keeps the last valid value, null included', () => {
  render(<LifeCycleIgnoreInvalidValue />);
  select(2);
  press('20');
  expect(screen.getByRole('status').textContent).toBe('Trains on 16 May 2024');
  press('25');
  expect(screen.getByRole('status').textContent).toBe('Trains on 16 May 2025');
  fireEvent.change(textbox(), {target: {value: ''}});
  expect(screen.getByRole('status').textContent).toBe('Trains on any day');
});

test('null for an invalid date empties a controlled field', () => {
  function OnlyValid(): React.ReactElement {
    const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField value={value} onChange={(next) => setValue(next?.isValid() ? next : null)} />
      </LocalizationProvider>
    );
  }
  render(<OnlyValid />);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect(textbox().value).not.toContain('2024');
  cleanup();
});

test('the demo of the calls logs them', () => {
  render(<PickerCalls />);
  fireEvent.click(screen.getByLabelText(/^Choose date/));
  fireEvent.click(screen.getByText('17', {selector: '[role=gridcell]'}));
  expect(logged()).toEqual(['onOpen', 'onChange: 17 May 2024', 'onAccept: 17 May 2024', 'onClose']);
});

test('the demo saves once: after a choice, and on blur after typing', async () => {
  render(<ServerInteraction />);
  const status = (): string | null => screen.getByRole('status').textContent;
  const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
  fireEvent.click(screen.getByLabelText(/^Choose date/));
  fireEvent.click(screen.getByText('17', {selector: '[role=gridcell]'}));
  expect(status()).toBe('Saving…');
  await wait(700);
  expect(status()).toBe('Saved: 17 May 2024');
  select(1);
  press('2');
  await wait(700);
  expect(status()).toBe('Saved: 17 May 2024');
  press('1');
  act(() => textbox().blur());
  await wait(700);
  expect(status()).toBe('Saved: 21 May 2024');
  select(2);
  press('20');
  act(() => textbox().blur());
  await wait(700);
  expect(status()).toBe('Saved: 21 May 2024');
});

test('a failed request is sent again when users leave the field', async () => {
  const setTimeout = globalThis.setTimeout;
  let fails = true;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) => {
    if (ms === 600 && fails) {
      throw new Error('offline');
    }
    return setTimeout(callback, ms);
  }) as typeof setTimeout);
  render(<ServerInteraction />);
  const leave = async (): Promise<string | null> => {
    act(() => textbox().focus());
    act(() => textbox().blur());
    await act(() => jest.advanceTimersByTimeAsync(700));
    return screen.getByRole('status').textContent;
  };
  fireEvent.change(textbox(), {target: {value: '05/21/2024'}});
  expect(await leave()).toBe('Not saved');
  fails = false;
  expect(await leave()).toBe('Saved: 21 May 2024');
});

describe('open', () => {
  test('the fence opens and closes the picker', () => {
    const {default: Reminder} = fenceModule<{default: React.ComponentType}>(
      'react-date-pickers/lifecycle',
      'open-and-close',
    );
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Reminder />
      </LocalizationProvider>,
    );
    fireEvent.click(screen.getByText('Remind me later'));
    act(() => void jest.runOnlyPendingTimers());
    escape();
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is a request that may be refused, and a change of the prop calls nothing', () => {
    const onOpen = jest.fn();
    const element = (props: object): React.ReactElement => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker reduceAnimations onOpen={onOpen} onClose={onOpen} {...props} />
      </LocalizationProvider>
    );
    const refusing = render(element({open: true}));
    escape();
    expect(onOpen).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    refusing.unmount();
    onOpen.mockClear();
    const {rerender} = render(element({open: false}));
    rerender(element({open: true}));
    rerender(element({open: false}));
    expect(onOpen).not.toHaveBeenCalled();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => rerender(element({open: undefined}))).toThrow(
      'You must not mix controlling and uncontrolled mode for `open` prop',
    );
  });

  test('a boolean after undefined is ignored without a message', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const element = (open?: boolean): React.ReactElement => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker reduceAnimations open={open} />
      </LocalizationProvider>
    );
    const {rerender} = render(element());
    rerender(element(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(printed).not.toHaveBeenCalled();
  });
});
