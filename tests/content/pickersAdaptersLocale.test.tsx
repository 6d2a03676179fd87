/** @jest-environment jsdom */
import {cleanup, render} from '@testing-library/react';
import {setDefaultOptions} from 'date-fns';
import {de, enGB, enUS, faIR, zhCN} from 'date-fns/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fa';
import 'dayjs/locale/zh-cn';
import updateLocale from 'dayjs/plugin/updateLocale';
import {DateTime, Settings} from 'luxon';
import moment from 'moment';
import 'moment/locale/en-gb';
import 'moment/locale/fa';
import 'moment/locale/zh-cn';
import 'moment/locale/de';
import {StrictMode, type ReactElement} from 'react';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {rowsTest} from '../rowsTest';
import {fenceModule} from './pageFence';
import {adapterOf, calendar, codes, inLibrary, rows, show, shown, value} from './pickersAdapters';
import {LIBRARIES, libraries, type Library} from './pickersLibraries';
import {press, select, textbox} from './pickersTyping';

const PAGE = 'react-date-pickers/adapters-locale';

const globalAfterImports = moment.locale();
beforeEach(() => {
  moment.locale('en');
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  dayjs.locale('en');
});

test('the last import is the language of Moment.js; AdapterLuxon does not ask Luxon for its default', () => {
  expect(globalAfterImports).toBe('de');
  moment.locale('de');
  expect(shown('Moment.js')).toBe('16.05.2024');
  expect([shown('Moment.js', {adapterLocale: 'zh-cn'}), moment.locale()]).toEqual(['2024/05/16', 'de']);
  Settings.defaultLocale = 'de';
  expect(shown('Luxon')).toBe('05/16/2024');
  Settings.defaultLocale = 'en-US';
});

test('with throwOnInvalid of Luxon, the first digit throws, and the field stays empty', () => {
  const thrown: unknown[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    thrown.push(event.message);
  };
  const typed = (): string => {
    show('Luxon', <DateField />);
    select(0);
    press('1');
    const text = textbox().value;
    cleanup();
    return text;
  };
  expect(typed()).toBe('01/DD/YYYY');
  window.addEventListener('error', onError);
  Settings.throwOnInvalid = true;
  try {
    expect(typed()).toBe('MM/DD/YYYY');
    expect(thrown[0]).toContain('Invalid DateTime');
  } finally {
    Settings.throwOnInvalid = false;
    window.removeEventListener('error', onError);
  }
});

const LOCALES: Readonly<Record<string, readonly [dayjs: string, dateFns: Locale, luxon: string, moment: string]>> = {
  'American English': ['en', enUS, 'en-US', 'en'],
  German: ['de', de, 'de', 'de'],
  Persian: ['fa', faIR, 'fa', 'fa'],
  Chinese: ['zh-cn', zhCN, 'zh-CN', 'zh-cn'],
};
rowsTest('locales side by side', rows(PAGE, 'locales'), (...[name = '', ...cells]: string[]) => {
  libraries.forEach((library, index) => {
    const adapterLocale = LOCALES[name]?.[index];
    const adapter = adapterOf(library, {locale: adapterLocale});
    // The first of May 2024 was a Wednesday.
    const firstDay = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].at(
      3 - calendar(library, {adapterLocale}).first,
    );
    expect(cells[index]).toBe(
      `\`${shown(library, {adapterLocale})}\`, ${firstDay}, ${adapter.is12HourCycleInCurrentLocale() ? 12 : 24} hours`,
    );
  });
});

test('Persian and Arabic tags for Luxon, and Chinese headers of Moment.js', () => {
  expect(shown('Luxon', {adapterLocale: 'fa-u-ca-gregory-nu-latn'})).toBe('2024/05/16');
  expect(shown('Luxon', {adapterLocale: 'ar-EG-u-nu-latn'}).replaceAll('\u200F', '')).toBe('16/05/2024');
  expect(shown('Luxon', {adapterLocale: 'pt-BR'}, DateField, {format: 'DD'})).toBe('16 16e mai. 16e 2024');
  expect(new Set(calendar('Moment.js', {adapterLocale: 'zh-cn'}).headers)).toEqual(new Set(['周']));
  expect(shown('date-fns', {adapterLocale: zhCN, dateFormats: {keyboardDate: 'yyyy-MM-dd'}})).toBe('2024-05-16');
});

test('a range of Luxon lacks the background of its first day if its locale is another', () => {
  const firstDay = (locale: string): boolean => {
    const range = ['2024-05-14', '2024-05-17'].map((iso) => DateTime.fromISO(iso, {locale}));
    render(inLibrary('Luxon', <DateRangeCalendar calendars={1} value={range as never} />, {adapterLocale: 'de'}));
    const marked = [...document.querySelectorAll('.MuiDateRangePickerDay-rangeIntervalDayHighlight')];
    cleanup();
    return marked.some(({textContent}) => textContent === '14');
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect([firstDay('de'), firstDay('en')]).toEqual([true, false]);
});

test('Persian with Moment.js, once its digits are those of the field', () => {
  fenceModule(PAGE, 'locales');
  moment.locale('en');
  expect(shown('Moment.js', {adapterLocale: 'fa'})).toBe('16/05/2024');
});

test('the week begins on Monday', () => {
  expect(calendar('Day.js', {adapterLocale: 'en-gb'}).first).toBe(2);
  expect(calendar('Moment.js', {adapterLocale: 'en-gb'}).first).toBe(2);
  expect(calendar('date-fns', {adapterLocale: enGB}).first).toBe(2);
  setDefaultOptions({weekStartsOn: 1});
  expect(calendar('date-fns').first).toBe(3);
  setDefaultOptions({});
  const {default: Dates} = fenceModule<{default: (props: {children: ReactElement}) => ReactElement}>(
    PAGE,
    'first-day-of-the-week',
  );
  render(<Dates children={<DateCalendar defaultValue={value('date-fns')} />} />);
  expect([...document.querySelectorAll('[role=columnheader]')].map(({textContent}) => textContent).join('')).toBe(
    'MTWTFSS',
  );
  cleanup();
  dayjs.extend(updateLocale);
  dayjs.updateLocale('en', {weekStart: 1});
  moment.updateLocale('en', {week: {dow: 1, doy: 4}});
  expect([calendar('Day.js').first, calendar('Moment.js').first]).toEqual([2, 2]);
  dayjs.updateLocale('en', {weekStart: 0});
  moment.updateLocale('en', {week: {dow: 0, doy: 6}});
});

test('dayjs.locale() without adapterLocale: German names above columns that begin on Sunday', () => {
  dayjs.locale('de');
  expect(calendar('Day.js')).toEqual({headers: [...'MDMDFSS'], first: 3, title: 'Mai 2024'});
});

test('a new locale object in each render empties what is half typed, and so does another language', () => {
  const monday = (): Locale => ({...de, options: {...de.options, weekStartsOn: 1}});
  const kept = monday();
  const half = (library: Library, first: unknown, second: unknown): string => {
    const {rerender} = show(library, <DateField />, {adapterLocale: first});
    select(0);
    press('12');
    rerender(inLibrary(library, <DateField />, {adapterLocale: second}));
    const text = textbox().value;
    cleanup();
    return text;
  };
  expect(half('date-fns', kept, kept)).toBe('12.MM.YYYY');
  expect(half('date-fns', kept, monday())).toBe('DD.MM.YYYY');
  expect(half('Day.js', 'en', 'de')).toBe('DD.MM.YYYY');
  const {rerender} = show('Day.js', <DateField defaultValue={value('Day.js')} />);
  rerender(inLibrary('Day.js', <DateField defaultValue={value('Day.js')} />, {adapterLocale: 'de'}));
  expect(textbox().value).toBe('16.05.2024');
});

test('a locale of another kind throws the messages of the table', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const [date, time, calendarRow, luxon, moments] = rows(PAGE, 'wrong-kind-of-locale').map(
    ([, cell]) => codes(cell)[0],
  );
  expect(() => shown('date-fns', {adapterLocale: 'de'})).toThrow(date);
  expect(() => shown('date-fns', {adapterLocale: 'de'}, TimeField)).toThrow(time);
  expect(() => calendar('date-fns', {adapterLocale: 'de'})).toThrow(calendarRow);
  expect(() => shown('Luxon', {adapterLocale: de})).toThrow(luxon);
  expect(() => shown('Moment.js', {adapterLocale: de})).toThrow(moments);
  expect(calendar('Day.js', {adapterLocale: de}).title).toBe('May 2024');
});

test('a locale that is not there', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect([shown('Day.js', {adapterLocale: 'it'}), calendar('Day.js', {adapterLocale: 'it'}).title]).toEqual([
    '05/16/2024',
    'May 2024',
  ]);
  expect([shown('Day.js', {adapterLocale: 'zh-CN'}), calendar('Day.js', {adapterLocale: 'zh-CN'}).title]).toEqual([
    '05/16/2024',
    '五月 2024',
  ]);
  expect([shown('Day.js', {adapterLocale: 'de-DE'}), calendar('Day.js', {adapterLocale: 'de-DE'}).title]).toEqual([
    '05/16/2024',
    'Mai 2024',
  ]);
  expect(
    warn.mock.calls.filter(([text]) => /^Your locale has not been found\./.test(String(text))).length,
  ).toBeLessThan(2);
  moment.locale('de');
  const calls = warn.mock.calls.length;
  expect(calendar('Moment.js', {adapterLocale: 'xx'}).title).toBe('Mai 2024');
  expect(warn.mock.calls).toHaveLength(calls);
  expect(() => shown('Luxon', {adapterLocale: 'de_DE'})).toThrow('Incorrect locale information provided');
});

test('a nested provider without an adapter keeps the outer locale; a second copy of Day.js', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const inner = (options: object): ReactElement => (
    <LocalizationProvider {...options}>
      <DateField defaultValue={dayjs('2024-05-16')} />
    </LocalizationProvider>
  );
  show('Day.js', inner({adapterLocale: 'de'}));
  expect(textbox().value).toBe('05/16/2024');
  cleanup();
  show('Day.js', <StrictMode>{inner({adapterLocale: 'de', dateAdapter: LIBRARIES['Day.js'].adapter})}</StrictMode>);
  expect(textbox().value).toBe('16.05.2024');
  cleanup();
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a second copy
    const other = require('dayjs') as typeof dayjs;
    expect(() => calendar('Day.js', {}, {displayWeekNumber: true, defaultValue: other('2024-05-16')})).toThrow(
      'value.week is not a function',
    );
  });
});
