/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import TwoDateTimePickers from '../../docs/react-date-pickers/date-time-range-picker/TwoDateTimePickers';
import TwoTimePickers from '../../docs/react-date-pickers/time-range-picker/TwoTimePickers';
import {PICKER_CHOICES} from '../../src/site/pickerChoices';
import {reasonTexts} from '../../src/ui/PickerChooser/texts';
import {inputAt, type, withDayjs} from './pickersRangesInJest';

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('a dialog for a range has one month, and arrows to the others', () => {
  expect(reasonTexts().mobileDateRangePicker).toBe('A dialog with one month at a time, and arrows to the others.');
  render(withDayjs(<MobileDateRangePicker />));
  fireEvent.click(inputAt(0));
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(['Previous month', 'Next month'].map((name) => screen.getAllByRole('button', {name}).length)).toEqual([1, 1]);
});

test('the card of a field for months opens no playground: a sample cannot have the format of each date library', () => {
  expect(reasonTexts().monthField).toContain('format="MM/YYYY"');
  expect(PICKER_CHOICES.find(({id}) => id === 'monthField')).not.toHaveProperty('sample');
});

test.each([
  ['twoTimePickers', TwoTimePickers, '07:00 PM'],
  ['twoDateTimePickers', TwoDateTimePickers, '05/30/2024 09:00 AM'],
] as const)('%s: the start limits the end, and the end does not limit the start', (id, Demo, late) => {
  expect(reasonTexts()[id]).toMatch(/, and the start limits the end\.$/);
  render(<Demo />);
  type(0, late);
  expect([0, 1].map((index) => inputAt(index).getAttribute('aria-invalid'))).toEqual(['false', 'true']);
});
