/** @jest-environment jsdom */
import {cleanup, render} from '@testing-library/react';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import {DateField} from '@mui/x-date-pickers/DateField';
import {shown} from './pickersAdapters';
import {libraries} from './pickersLibraries';
import {withDayjs} from './pickersRangesInJest';
import {focusField, press, textbox} from './pickersTyping';

test.each(libraries)('%s has text of a format in its own quotes', (library) => {
  const inBrackets = library === 'Day.js' || library === 'Moment.js';
  const format = inBrackets ? '[Week of] D MMMM' : "'Week of' d MMMM";
  expect(shown(library, {}, DateField, {format})).toBe('Week of 16 May');
});

test('Do needs the plugin advancedFormat of Day.js', () => {
  const show = (): string => shown('Day.js', {}, DateField, {format: 'Do MMMM YYYY'});
  expect(show()).toBe('16o May 2024');
  // For the whole file: no other test may follow that needs Day.js without it.
  dayjs.extend(advancedFormat);
  expect(show()).toBe('16th May 2024');
  jest.useFakeTimers();
  render(withDayjs(<DateField format="Do MMMM YYYY" />));
  focusField();
  press('16');
  expect(textbox().value).toBe('16th MMMM YYYY');
  cleanup();
  jest.useRealTimers();
});
