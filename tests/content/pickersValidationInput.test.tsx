/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render} from '@testing-library/react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import type {ComponentType} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';
import {field, LIBRARIES, libraries, red} from './pickersLibraries';
import {focusField, paste, press, select, textbox} from './pickersTyping';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(libraries)('%s', (library) => {
  const {of, bad} = LIBRARIES[library];
  const filled = (date = '2024-05-16T15:30:00'): object => ({defaultValue: of(date)});

  const impossible: [shown: string, start: string, ...steps: [section: number, keys: string][]][] = [
    ['02/30/2024', '2024-05-16T00:00:00', [0, '02'], [1, '30']],
    ['04/31/2024', '2024-05-16T00:00:00', [0, '04'], [1, '31']],
    ['02/29/2023', '2024-02-29T00:00:00', [2, '2023']],
  ];
  test.each(impossible)('%s stays in the field and is invalid', (shown, start, ...steps) => {
    const calls = field(library, filled(start));
    for (const [section, keys] of steps) {
      select(section);
      press(keys);
    }
    expect([textbox().value, red(), calls.at(-1)]).toEqual([shown, 'true', 'invalid invalidDate']);
  });

  test('a date on the way: invalid, then the years that have begun, then the date', () => {
    const calls = field(library);
    select(0);
    press('05');
    expect([textbox().value, red()]).toEqual(['05/DD/YYYY', 'true']);
    press('162024');
    const begun = library === 'Day.js' ? ['0202'] : ['0002', '0020', '0202'];
    expect(calls).toEqual([
      'invalid invalidDate',
      ...begun.map((year) => `${year}-05-16 00:00 minDate`),
      '2024-05-16 00:00 null',
    ]);
  });

  test('deleting sections: invalid at the first, null at the last, null for all at once', () => {
    const calls = field(library, filled());
    for (const section of [0, 1, 2]) {
      select(section);
      fireEvent.keyDown(textbox(), {key: 'Delete'});
    }
    expect(calls).toEqual(['invalid invalidDate', 'null null']);
    expect([textbox().value, red()]).toEqual(['MM/DD/YYYY', 'false']);
    cleanup();
    const again = field(library, filled());
    focusField();
    fireEvent.keyDown(textbox(), {key: 'a', ctrlKey: true});
    fireEvent.keyDown(textbox(), {key: 'Delete'});
    expect(again).toEqual(['null null']);
  });

  test('the codes of years are those of the table', () => {
    const page = readProjectFile('docs/react-date-pickers/validation/index.mdx').split('\n');
    const header = page.find((line) => line.startsWith('| Year typed')) ?? '';
    const column = header.split('|').findIndex((cell) => cell.includes(library));
    const rows = page
      .filter((line) => /^\| \d{4} /.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows).toHaveLength(4);
    for (const cells of rows) {
      const calls = field(library, filled());
      select(2);
      press(cells[1] ?? '');
      expect([cells[1], textbox().value, `'${calls.at(-1)?.split(' ').at(-1)}'`]).toEqual([
        cells[1],
        `05/16/${cells[1]}`,
        cells[column]?.replaceAll('`', ''),
      ]);
      cleanup();
    }
    field(library, filled());
    select(2);
    press('12345');
    expect(textbox().value).toBe('05/16/0005');
  });

  test('an invalid date is an empty red field, null is an empty valid one', () => {
    field(library, {value: bad()});
    expect([textbox().value, red()]).toEqual(['MM/DD/YYYY', 'true']);
    cleanup();
    field(library, {value: null});
    expect([textbox().value, red()]).toEqual(['', 'false']);
    cleanup();
    field(library, {value: of('+012024-01-01T00:00:00')});
    expect(red()).toBe('true');
  });

  test('values of another library throw the message of the table', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const row = readProjectFile('docs/react-date-pickers/validation/index.mdx')
      .split('\n')
      .find((line) => line.startsWith(`| \`${LIBRARIES[library].adapter.name}\``));
    const parts = [...(row?.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);
    const messages = parts.map((part) => (part.startsWith('(') ? parts[0]?.replace(/\(.*/, part) : part));
    for (const other of libraries.filter((each) => each !== library)) {
      if (library === 'Day.js' && other === 'Moment.js') {
        field(library, {value: LIBRARIES[other].of('2024-05-16')});
        expect(red()).toBe('true');
      } else {
        let message = 'nothing';
        try {
          field(library, {value: LIBRARIES[other].of('2024-05-16')});
        } catch (error) {
          message = (error as Error).message;
        }
        expect(messages).toContain(message);
      }
      cleanup();
    }
  });

  test('pasted text of another format empties the value, and later the field', () => {
    const calls = field(library, filled());
    select(0);
    paste('2024-06-01');
    expect([calls, textbox().value, red()]).toEqual([['null null'], '05/16/2024', 'false']);
    act(() => textbox().blur());
    expect(textbox().value).toBe('');
    cleanup();
    for (const [text, accepted] of [
      [' 06/01/2024 ', true],
      ['06/01/2024 10:00', false],
      ['02/30/2024', false],
      ['6/1/2024', library === 'date-fns' || library === 'Luxon'],
    ] as const) {
      const pasted = field(library, filled());
      select(0);
      paste(text);
      expect([text, pasted]).toEqual([text, [accepted ? '2024-06-01 15:30 null' : 'null null']]);
      cleanup();
    }
  });

  test('digits pasted into a section fill it, letters do not', () => {
    const calls = field(library, filled());
    select(0);
    paste('friday');
    expect([calls, textbox().value]).toEqual([[], '05/16/2024']);
    select(0);
    paste('13');
    expect([calls, textbox().value]).toEqual([['invalid invalidDate'], '13/16/2024']);
  });
});

test('each text of the table of languages is accepted or rejected as it says', () => {
  const rows = readProjectFile('docs/react-date-pickers/validation/index.mdx')
    .split('\n')
    .filter((line) => /^\| (English|German|French) \(/.test(line));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const [, name = '', accepted = '', rejected = ''] = row.split('|');
    const locale = {English: 'en', German: 'de', French: 'fr'}[name.trim().split(' ')[0] ?? ''] ?? '';
    for (const [cell, result] of [
      [accepted, '2024-06-01 15:30 null'],
      [rejected, 'null null'],
    ] as const) {
      for (const [, text = ''] of cell.matchAll(/`([^`]+)`/g)) {
        const calls = field('Day.js', {defaultValue: dayjs('2024-05-16T15:30')}, {locale});
        expect(name).toContain(
          textbox().placeholder.replace(/J+|A+/, 'YYYY').replace('TT', 'DD').replace('JJ/', 'DD/'),
        );
        select(0);
        paste(text);
        expect([locale, text, calls]).toEqual([locale, text, [result]]);
        cleanup();
      }
    }
  }
});

test('what else the page says of pasted text', () => {
  const english = field('Day.js', {defaultValue: dayjs('2024-05-16')});
  select(0);
  paste('01/06/2024');
  expect(english).toEqual(['2024-01-06 00:00 null']);
  cleanup();
  const french = {defaultValue: dayjs('2024-05-16'), format: 'D MMMM YYYY'};
  for (const [text, result] of [
    ['1 juin 2024', '2024-06-01 00:00 null'],
    ['1 Juin 2024', 'null null'],
  ] as const) {
    const calls = field('Day.js', french, {locale: 'fr'});
    select(0);
    paste(text);
    expect(calls).toEqual([result]);
    cleanup();
  }
  const twoDigits = field('date-fns', {defaultValue: new Date('2024-05-16T00:00:00')});
  select(0);
  paste('06/01/24');
  expect(twoDigits).toEqual([expect.stringMatching(/ minDate$/)]);
  expect(textbox().value).toBe('06/01/0024');
  cleanup();
  for (const [dash, result] of [
    ['–', '2024-06-01 00:00 – 2024-06-05 00:00 ,'],
    ['-', 'null – null ,'],
  ] as const) {
    const start = dayjs('2024-05-16');
    const calls = field('Day.js', {defaultValue: [start, start]}, {component: SingleInputDateRangeField});
    select(0);
    paste(`06/01/2024 ${dash} 06/05/2024`);
    expect(calls).toEqual([result]);
    cleanup();
  }
});

test('the fence of Pasted text takes a date in ISO 8601', () => {
  const {default: DeliveryField} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/validation',
    'pasted-text',
  );
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DeliveryField />
    </LocalizationProvider>,
  );
  select(0);
  paste('2024-06-01');
  expect(textbox().value).toBe('06/01/2024');
  paste('06/05/2024');
  expect(textbox().value).toBe('06/05/2024');
});

test.each([
  ['react-date-pickers/validation', 'pasted-text', '2024-02-31'],
  ['react-date-pickers/validation', 'pasted-text', '2024-13-45'],
  ['react-date-pickers/fields', 'paste', '2024-02-31'],
  ['react-date-pickers/fields', 'paste', '2024-13-05'],
  ['react-date-pickers/fields', 'paste', '2024-05-16T22:00:00Z'],
])('the fence of %s, %s, does not turn %s into another day', (page, heading, text) => {
  const {default: FieldOfFence} = fenceModule<{default: ComponentType}>(page, heading);
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FieldOfFence />
    </LocalizationProvider>,
  );
  select(0);
  paste(text);
  expect(dayjs(text).isValid()).toBe(true);
  expect(textbox().value).not.toMatch(/2024|2025/);
});

test('25 is no hour, and dayjs reads the year 50 as 1950', () => {
  const calls = field('Day.js', {defaultValue: dayjs('2024-05-16T15:30')}, {component: TimeField});
  select(0);
  press('25');
  expect([textbox().value, calls.at(-1)]).toEqual(['02:05 PM', '2024-05-16 14:05 null']);
  cleanup();
  const with24Hours = field('Day.js', {ampm: false, defaultValue: dayjs('2024-05-16T15:30')}, {component: TimeField});
  select(0);
  press('25');
  expect([textbox().value, with24Hours]).toEqual(['05:30', ['2024-05-16 02:30 null', '2024-05-16 05:30 null']]);
  expect(dayjs('0050-01-01').year()).toBe(1950);
});
