/** @jest-environment jsdom */
import {act, cleanup, fireEvent} from '@testing-library/react';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {field, LIBRARIES, libraries, type Library} from './pickersLibraries';
import {focusField, paste, select, textbox} from './pickersTyping';

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const at = (library: Library, text: string): unknown => LIBRARIES[library].of(text);

/** Which libraries take a text that is pasted into a field. */
function takenBy(text: string, defaultValue: (library: Library) => unknown, component: unknown): Library[] {
  return libraries.filter((library) => {
    const calls = field(library, {defaultValue: defaultValue(library)}, {component});
    select(0);
    paste(text);
    cleanup();
    expect(calls).toHaveLength(1);
    return !calls[0]?.startsWith('null');
  });
}

test.each([
  ['09:30 PM', libraries],
  ['09:30 pm', ['date-fns', 'Luxon', 'Moment.js']],
  ['9:30 PM', ['date-fns']],
  ['21:30', []],
])('a time %s', (text, expected) => {
  expect(takenBy(text, (library) => at(library, '2024-05-16T15:30'), TimeField)).toEqual(expected);
});

test.each([
  ['05/17/2024 – 05/21/2024', libraries],
  ['05/17/2024 - 05/21/2024', []],
  ['5/17/2024 – 5/21/2024', ['date-fns', 'Luxon']],
])('a range %s', (text, expected) => {
  const stay = (library: Library): unknown[] => [at(library, '2024-05-16'), at(library, '2024-05-20')];
  expect(takenBy(text, stay, SingleInputDateRangeField)).toEqual(expected);
});

test.each(libraries)('a date without leading zeros in %s', (library) => {
  const calls = field(library, {defaultValue: at(library, '2024-05-16')});
  focusField();
  fireEvent.keyDown(textbox(), {key: 'a', ctrlKey: true});
  act(() => paste('7/4/2024'));
  expect(calls[0]?.startsWith('null')).toBe(library === 'Day.js' || library === 'Moment.js');
});
