/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import TimeRangePopup from '../../docs/react-date-pickers/time-range-picker/TimeRangePopup';
import {inputAt, settle, type} from './pickersRangesInJest';
import {press, select} from './pickersTyping';

const isRed = (index: number): boolean => inputAt(index).getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

const list = (title: string): HTMLElement => screen.getByRole('group', {name: title});
const times = (title: string): (string | null)[] =>
  within(list(title))
    .getAllByRole('option')
    .map(({textContent}) => textContent);
const tap = (title: string, time: string): void => {
  fireEvent.click(within(list(title)).getByRole('option', {name: time}));
};

test('the end is after the start, closes the popup and gives the focus back', async () => {
  render(<TimeRangePopup />);
  const button = screen.getByRole('button', {name: 'Choose opening hours'});
  act(() => button.focus());
  fireEvent.click(button);
  expect(screen.getByRole('dialog', {name: 'Opening hours'})).toBeTruthy();
  expect([times('From').length, times('From').at(-1), times('To')[0]]).toEqual([95, '11:30 PM', '09:15 AM']);
  tap('From', '06:00 PM');
  expect(isRed(0)).toBe(true);
  tap('To', '10:00 PM');
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([inputAt(0).value, isRed(0)]).toEqual(['06:00 PM – 10:00 PM', false]);
  expect(document.activeElement).toBe(button);
});

const open = (): boolean => fireEvent.click(screen.getByRole('button', {name: 'Choose opening hours'}));

test('the last start leaves one end', () => {
  render(<TimeRangePopup />);
  open();
  tap('From', '11:30 PM');
  expect(times('To')).toEqual(['11:45 PM']);
});

test('a later start that users type leaves no end', () => {
  render(<TimeRangePopup />);
  type(0, '11:45 PM – 11:50 PM');
  open();
  expect([times('From').length, within(list('To')).queryAllByRole('option')]).toEqual([95, []]);
});

test('typed and chosen times are of one day', async () => {
  render(<TimeRangePopup />);
  type(0, '');
  fireEvent.click(screen.getByRole('button', {name: 'Choose opening hours'}));
  tap('From', '08:00 AM');
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
  await settle();
  jest.useFakeTimers();
  select(3);
  press('0500p');
  expect([inputAt(0).value, isRed(0)]).toEqual(['08:00 AM – 05:00 PM', false]);
  jest.useRealTimers();
});
