/** @jest-environment jsdom */
import {cleanup, render} from '@testing-library/react';
import {de, zhCN} from 'date-fns/locale';
import dayjs, {type Dayjs} from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import moment from 'moment';
import 'moment/locale/zh-cn';
import 'moment/locale/de';
import type {ComponentType, ReactElement, ReactNode} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {deDE} from '@mui/x-date-pickers/locales';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import {rowsTest} from '../rowsTest';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';
import {adapterOf, codes, inLibrary, rows, show, shown, value, type Options} from './pickersAdapters';
import {field, libraries, type Library} from './pickersLibraries';
import {focusField, paste, textbox} from './pickersTyping';

const PAGE = 'react-date-pickers/adapters-locale';
/** The kind of section in an entry of a `formatTokenMap`. */
const sectionOf = (entry: unknown): string =>
  /year|month|day|weekDay|hours|minutes|seconds|meridiem/.exec(JSON.stringify(entry ?? ''))?.[0] ?? 'none';
const LOCALES: Readonly<Record<string, readonly [dayjs: string, dateFns: Locale, luxon: string, moment: string]>> = {
  German: ['de', de, 'de', 'de'],
  Chinese: ['zh-cn', zhCN, 'zh-CN', 'zh-cn'],
};
beforeEach(() => {
  moment.locale('en');
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('twelve hours: the words of the library, and a format that does not change the clock', () => {
  const words = (library: Library, adapterLocale: unknown): string => {
    show(library, <StaticTimePicker ampm defaultValue={value(library)} />, {adapterLocale});
    const text = [...document.querySelectorAll('.MuiTimePickerToolbar-ampmLabel')]
      .map((label) => label.textContent)
      .join();
    cleanup();
    return text;
  };
  expect(libraries.map((library, index) => words(library, LOCALES.German?.[index]))).toEqual([
    'AM,PM',
    'vorm.,nachm.',
    'AM,PM',
    'AM,PM',
  ]);
  expect(libraries.map((library, index) => words(library, LOCALES.Chinese?.[index]))).toEqual([
    '凌晨,下午',
    '上午,下午',
    '上午,下午',
    '凌晨,下午',
  ]);
  show('Day.js', <DesktopTimePicker open format="HH:mm" defaultValue={value('Day.js')} />);
  expect(textbox().value).toBe('15:30');
  expect([...document.querySelectorAll('[role=option]')].at(-1)?.textContent).toBe('PM');
  cleanup();
  const theme = createTheme({components: {MuiTimePicker: {defaultProps: {ampm: false}}}});
  render(
    <ThemeProvider theme={theme}>{inLibrary('Day.js', <TimePicker defaultValue={value('Day.js')} />)}</ThemeProvider>,
  );
  expect(textbox().value).toBe('15:30');
});

describe('am and pm in lowercase', () => {
  const PLACES: Readonly<Record<string, (library: Library) => ReactElement>> = {
    TimeField: (library) => <TimeField defaultValue={value(library)} />,
    DigitalClock: (library) => <DigitalClock timeStep={720} defaultValue={value(library)} />,
    DateTimeField: (library) => <DateTimeField defaultValue={value(library)} />,
    TimePicker: (library) => <TimePicker defaultValue={value(library)} />,
    DateTimePicker: (library) => <DateTimePicker defaultValue={value(library)} />,
    TimeClock: (library) => <TimeClock ampm ampmInClock defaultValue={value(library)} />,
    MultiSectionDigitalClock: (library) => (
      <MultiSectionDigitalClock timeSteps={{minutes: 60}} defaultValue={value(library)} />
    ),
  };
  /** The places that write "pm", and those that write "PM". */
  const places = (library: Library, around: (element: ReactElement) => ReactElement): Record<'pm' | 'PM', string[]> => {
    render(
      around(
        <>
          {Object.entries(PLACES).map(([name, place]) => (
            <div key={name} data-place={name}>
              {place(library)}
            </div>
          ))}
        </>,
      ),
    );
    const found = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(
      (place) => [place.dataset.place ?? '', place.querySelector('input')?.value ?? place.textContent ?? ''] as const,
    );
    cleanup();
    const having = (word: string): string[] => found.flatMap(([name, text]) => (text.includes(word) ? [name] : []));
    return {pm: having('pm'), PM: having('PM')};
  };
  const all = Object.keys(PLACES);

  test('the fence, and the places of each of its formats', () => {
    const {default: Times} = fenceModule<{default: ComponentType<{children: ReactNode}>}>(PAGE, 'lowercase-am-pm');
    expect(places('Day.js', (element) => <Times>{element}</Times>)).toEqual({pm: all, PM: []});
    const lowered = (key: string, format: string): string[] =>
      places('Day.js', (element) => inLibrary('Day.js', element, {dateFormats: {[key]: format}})).pm;
    expect(lowered('fullTime12h', 'hh:mm a')).toEqual(['TimeField', 'DigitalClock']);
    expect(lowered('keyboardDateTime12h', 'L hh:mm a')).toEqual(['DateTimeField']);
    expect(lowered('meridiem', 'a')).toEqual(all.slice(3));
  });

  test.each([
    ['Moment.js', 'a', 'L'],
    ['date-fns', 'aaa', 'P'],
  ] as const)('%s writes %s as "pm"', (library, meridiem, date) => {
    const dateFormats = {
      meridiem,
      fullTime12h: `hh:mm ${meridiem}`,
      keyboardDateTime12h: `${date} hh:mm ${meridiem}`,
    };
    expect(places(library, (element) => inLibrary(library, element, {dateFormats}))).toEqual({pm: all, PM: []});
    expect(places(library, (element) => inLibrary(library, element))).toEqual({pm: [], PM: all});
  });

  test('Luxon has only a, which is "PM"', () => {
    const {formatTokenMap} = adapterOf('Luxon', {});
    const tokens = Object.keys(formatTokenMap).filter((token) => sectionOf(formatTokenMap[token]) === 'meridiem');
    expect(tokens).toEqual(['a']);
    expect(shown('Luxon', {}, TimeField, {format: 'hh:mm a'})).toBe('03:30 PM');
  });
});

rowsTest('the same formats', rows(PAGE, 'custom-field-format'), (...[text, ...formats]: string[]) => {
  const [moments = '', dateFns = '', luxon = ''] = formats.map((cell) => codes(cell)[0] ?? '');
  const shows = [moments, dateFns, luxon, moments].map((format, index) =>
    shown(libraries[index] ?? 'Day.js', {}, DateTimeField, {format}),
  );
  expect(new Set(shows)).toEqual(new Set(codes(text)));
});

rowsTest('tokens of sections', rows(PAGE, 'field-supported-formats'), (...[, first = '', ...others]: string[]) => {
  const [both = '', momentOnly = ''] = first.split('; Moment.js also ');
  [both, ...others, `${both}, ${momentOnly}`].forEach((cell, index) => {
    const {formatTokenMap} = adapterOf(libraries[index] ?? 'Day.js', {});
    const named = [...cell.matchAll(/`(\w+)`(?: to `(\w+)`)?/g)].flatMap(([, from = '', to = from]) =>
      Array.from({length: to.length - from.length + 1}, (_each, more) => from.padEnd(from.length + more, from.at(-1))),
    );
    const kinds = new Set(named.map((token) => sectionOf(formatTokenMap[token])));
    const all = Object.keys(formatTokenMap).filter((token) => kinds.has(sectionOf(formatTokenMap[token])));
    expect(named.sort()).toEqual(all.sort());
  });
});

rowsTest('wrong formats', rows(PAGE, 'field-supported-formats', 1), (...[format, result]: string[]) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const props = {format: codes(format)[0] ?? ''};
  const [expected = ''] = codes(result);
  if (expected.startsWith('Cannot')) {
    show('Day.js', <DateTimeField {...props} />);
    expect(focusField).toThrow(expected);
    cleanup();
  } else {
    expect(shown('Day.js', {}, DateTimeField, props)).toBe(expected);
  }
});

test('leading zeros and placeholders', () => {
  const props = {format: 'M/D/YYYY', shouldRespectLeadingZeros: true, defaultValue: dayjs('2024-05-06')};
  expect(shown('Day.js', {}, DateField, props)).toBe('5\u200E/6\u200E/2024');
  const empty = (Field: typeof DateField, props: object, options?: Options): string => {
    show('Day.js', <Field {...props} />, options);
    focusField();
    const text = textbox().value;
    cleanup();
    return text;
  };
  const localeText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
  expect(empty(DateField, {format: 'DD MMM YYYY'})).toBe('DD MMMM YYYY');
  expect(empty(DateField, {}, {adapterLocale: 'de'})).toBe('DD.MM.YYYY');
  expect(empty(DateField, {}, {adapterLocale: 'de', localeText})).toBe('TT.MM.JJJJ');
  const english = rows(PAGE, 'custom-field-placeholder').flatMap(([, , cell]) => codes(cell));
  const formats = ['YYYY', 'YY', 'M', 'MMM', 'D', 'd', 'dddd', 'H', 'm', 's', 'A'];
  expect(formats.map((format) => empty(DateTimeField as typeof DateField, {format}))).toEqual(english);
});

test('toolbars, and the name above a column', () => {
  const title = (options: Options, props: object = {}): string => {
    show('Day.js', <StaticDatePicker defaultValue={value('Day.js')} {...props} />, options);
    const text = document.querySelector('.MuiDatePickerToolbar-title')?.textContent ?? '';
    cleanup();
    return text;
  };
  expect([title({}), title({adapterLocale: 'de'}), title({}, {defaultValue: null})]).toEqual([
    'Thu, May 16',
    '16 Mai',
    '––',
  ]);
  const toolbar = {toolbarFormat: '[Week] gg dddd', toolbarPlaceholder: 'No day'};
  expect(title({}, {defaultValue: null, slotProps: {toolbar}})).toBe('No day');
  show(
    'Day.js',
    <DateCalendar defaultValue={value('Day.js')} dayOfWeekFormatter={(_day, date: Dayjs) => date.format('ddd')} />,
  );
  expect(document.querySelector('[role=columnheader]')?.outerHTML).toMatch(/aria-label="Sunday".*>Sun</);
});

rowsTest('keys of dateFormats', rows(PAGE, 'date-formats'), (...[keys, , texts]: string[]) => {
  const adapter = adapterOf('Day.js', {});
  expect(codes(keys).map((key) => adapter.format(dayjs('2024-05-16T15:30'), key as 'year'))).toEqual(codes(texts));
});

test('every key of dateFormats is in the table or named as unused', () => {
  const text = readProjectFile(`docs/${PAGE}/index.mdx`).split('{/* #date-formats */}')[1]?.split('\n## ')[0] ?? '';
  expect(Object.keys(adapterOf('Day.js', {}).formats).filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

describe.each(libraries)('%s', (library) => {
  rowsTest('parses as the table says', rows(PAGE, 'parsing'), (...[pasted, ...cells]: string[]) => {
    const calls = field(library);
    focusField();
    paste(codes(pasted)[0] ?? '');
    const result = calls[0]?.startsWith('2024-06-01')
      ? 'accepted'
      : calls[0]?.startsWith('0024')
        ? 'accepted, as year 24'
        : 'rejected';
    expect(cells[libraries.indexOf(library)]).toBe(result);
    cleanup();
  });
  test('time zones', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const row = rows(PAGE, 'utc')[libraries.indexOf(library)] ?? [];
    expect(row[0]).toBe(library);
    ['UTC', 'Europe/Paris'].forEach((timezone, index) => {
      const [, message] = /throws \[?`([^`]*)`/.exec(row[index + 1] ?? '') ?? [];
      const zoned = (): string => shown(library, {}, TimeField, {timezone});
      if (message) {
        expect(zoned).toThrow(message);
      } else {
        expect(zoned()).toBe(row[index + 1] === 'works' && index === 1 ? '05:30 PM' : '03:30 PM');
      }
    });
  });
});
