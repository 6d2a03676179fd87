/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import type {ComponentType} from 'react';
import DaysWithTimes from '../../docs/react-date-pickers/date-time-range-picker/DaysWithTimes';
import TimeFieldValue from '../../docs/react-date-pickers/time-field/TimeFieldValue';
import TimeRangeFieldValue from '../../docs/react-date-pickers/time-range-field/TimeRangeFieldValue';
import NightShift from '../../docs/react-date-pickers/time-range-picker/NightShift';
import OvernightField from '../../docs/react-date-pickers/time-range-picker/OvernightField';
import TwoTimePickers from '../../docs/react-date-pickers/time-range-picker/TwoTimePickers';
import {fenceModule} from './pageFence';
import {type, withDayjs} from './pickersRangesInJest';

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

const typeBoth = (start: string, end: string): void => {
  type(0, start);
  type(1, end);
};

test.each<[string, ComponentType, () => void, string]>([
  ['two pickers', TwoTimePickers, () => typeBoth('09:00 AM', '05:20 PM'), 'Open for 8.33 hours'],
  ['a night shift', NightShift, () => typeBoth('10:00 PM', '06:20 AM'), '8.33 hours, ends the next day'],
  ['a range field', OvernightField, () => type(0, '10:00 PM – 06:20 AM'), '8.33 hours'],
  ['a field of opening hours', TimeRangeFieldValue, () => type(0, '09:00 AM – 05:20 PM'), 'Open for 8.33 hours'],
  ['days with times', DaysWithTimes, () => type(2, '05:20 PM'), '56.33 hours'],
  ['two fields', TimeFieldValue, () => typeBoth('10:00 PM', '06:20 AM'), 'Shift of 8.33 hours'],
])('%s: a third of an hour has two decimals', (_name, Demo, enter, text) => {
  render(<Demo />);
  enter();
  expect(screen.getByText(text)).toBeVisible();
});

test('the demo of the Time Field says its length to screen readers', () => {
  render(<TimeFieldValue />);
  expect(screen.getByRole('status').textContent).toBe('Shift of 8.5 hours');
});

test('a minimum length late in the evening: the lists of the end begin in the half of the day of the start', () => {
  const {default: Lesson} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/time-range-picker',
    'minimum-length',
  );
  render(withDayjs(<Lesson />));
  const [, button] = screen.getAllByRole('button', {name: /Choose time/});
  fireEvent.click(button as HTMLElement);
  const enabled = screen
    .getAllByRole('option')
    .filter((option) => !option.classList.contains('Mui-disabled'))
    .map((option) => option.getAttribute('aria-label'));
  expect(enabled).toEqual(['11 hours', '45 minutes', '50 minutes', '55 minutes', 'AM', 'PM']);
});
