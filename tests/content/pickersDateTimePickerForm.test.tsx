/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import Appointment from '../../docs/react-date-pickers/date-time-picker/AppointmentDateTimePicker';
import {LIGHT} from './pickersInJest';
import {description, press, select, textbox} from './pickersTyping';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const START = dayjs('2024-05-16T15:30');
const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

test('the appointment says what is wrong', () => {
  render(<Appointment />);
  const typed = (value: string): string => {
    fireEvent.change(textbox(), {target: {value}});
    return description();
  };
  expect(['05/16/2024 15:20', '05/18/2024 15:30', '05/16/2024 15:45'].map(typed)).toEqual([
    'Choose a quarter of an hour.',
    'We are closed at that time.',
    'Monday to Friday, 9:00 to 17:00',
  ]);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect(description()).toBe('Complete the date and the time.');
});

test('a half-typed value has no toISOString()', () => {
  const onChange = jest.fn();
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker onChange={onChange} />
    </LocalizationProvider>,
  );
  act(() => textbox().focus());
  act(() => void jest.runOnlyPendingTimers());
  press('05');
  const [value] = onChange.mock.lastCall as [typeof START];
  expect(() => value.toISOString()).toThrow('Invalid time value');
  expect(value.isValid()).toBe(false);
});

test.each([
  [undefined, false],
  [false, true],
])('with closeOnSelect={%s}, the popup is open after a click on AM: %s', (closeOnSelect, stays) => {
  const onAccept = jest.fn();
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker reduceAnimations slots={LIGHT} defaultValue={START} {...{closeOnSelect, onAccept}} />
    </LocalizationProvider>,
  );
  fireEvent.click(document.querySelector('[aria-label^="Choose date"]') ?? document.body);
  fireEvent.click(screen.getByText('AM'));
  act(() => void jest.advanceTimersByTime(1000));
  expect([isOpen(), onAccept.mock.calls.length]).toEqual([stays, stays ? 0 : 1]);
  if (stays) {
    fireEvent.click(screen.getByText('OK'));
    act(() => void jest.advanceTimersByTime(1000));
    expect([isOpen(), onAccept.mock.calls.length]).toEqual([false, 1]);
  }
});
