/** @jest-environment jsdom */
import {cleanup, fireEvent, render} from '@testing-library/react';
import {format} from 'date-fns';
import {format as formatJalali, getMonth} from 'date-fns-jalali';
import moment from 'moment';
import hijri from 'moment-hijri';
import jalaali from 'moment-jalaali';
import type {ReactElement} from 'react';
import {AdapterDateFnsJalali} from '@mui/x-date-pickers/AdapterDateFnsJalali';
import {AdapterMomentHijri} from '@mui/x-date-pickers/AdapterMomentHijri';
import {AdapterMomentJalaali} from '@mui/x-date-pickers/AdapterMomentJalaali';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {faIR} from '@mui/x-date-pickers/locales';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import {rowsTest} from '../rowsTest';
import {fenceModule} from './pageFence';
import {codes, rows} from './pickersAdapters';
import {buttonName, show, text, title} from './pickersCalendars';
import {focusField, paste, press, select, textbox} from './pickersTyping';

const PAGE = 'react-date-pickers/calendar-systems';
type Moments = (text: string) => moment.Moment;
const ofJalaali = jalaali as unknown as Moments & {loadPersian: (options: object) => void};
const ofHijri = hijri as unknown as Moments;
const LIMITS = {minDate: ofHijri('1938-01-01'), maxDate: ofHijri('2075-12-31')};
const ADAPTERS = {jalali: AdapterDateFnsJalali, jalaali: AdapterMomentJalaali, hijri: AdapterMomentHijri} as const;

const years = (): string[] => text('.MuiPickersYear-yearButton');
beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('without loadPersian, a field of moment-jalaali is unusable; a plain moment is no value', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show(AdapterMomentJalaali, DateField, {defaultValue: ofJalaali('2024-05-16')});
  expect(textbox().value).toBe('0NaN/۰۲/۲۷');
  cleanup();
  show(AdapterMomentJalaali, DateCalendar, {defaultValue: ofJalaali('2024-05-16')});
  expect(title()).toBe('Ordibehesht ۱۴۰۳');
  cleanup();
  expect(() =>
    show(AdapterMomentJalaali, DateField, {format: 'jYY/jMM/jDD', defaultValue: ofJalaali('2024-05-16')}),
  ).toThrow("MUI: The token jYY should have a 'maxDigitNumber' property on it's adapter");
  expect(() => show(AdapterMomentJalaali, DateCalendar, {defaultValue: moment('2024-05-16')})).toThrow(
    'value.jMonth is not a function',
  );
});

describe('after loadPersian', () => {
  beforeAll(() => {
    ofJalaali.loadPersian({dialect: 'persian-modern', usePersianDigits: false});
    expect(moment.locale()).toBe('fa');
    moment.locale('en');
  });

  test('values need the locale fa, and fullDate a format', () => {
    const filledBefore = (value: moment.Moment): number => {
      show(AdapterMomentJalaali, DateCalendar, {defaultValue: value});
      const first = text('[role=gridcell]').findIndex((cell) => cell !== '');
      cleanup();
      return first;
    };
    // 1 Ordibehesht 1403 was a Saturday, with which the Persian week begins.
    expect([filledBefore(ofJalaali('2024-05-16')), filledBefore(ofJalaali('2024-05-16').locale('fa'))]).toEqual([6, 0]);
    show(AdapterMomentJalaali, DesktopDatePicker, {defaultValue: ofJalaali('2024-05-16')});
    expect(buttonName()).toContain('اردیبهشت 16م');
    cleanup();
    show(AdapterMomentJalaali, DateField, {defaultValue: moment('2024-05-16')});
    expect(textbox().value).toBe('j2024/j05/j16');
    cleanup();
    show(AdapterMomentJalaali, DateField, {defaultValue: ofJalaali('2024-05-16')}, {adapterLocale: 'en'});
    expect(textbox().value).toBe('1403/02/27');
  });

  test('the value that onChange got becomes the first day of the month at midnight', () => {
    const [kept, then]: [moment.Moment[], string[]] = [[], []];
    show(AdapterMomentJalaali, DateCalendar, {
      defaultValue: ofJalaali('2024-05-16T15:30').locale('fa'),
      openTo: 'month',
      views: ['month', 'day'],
      onChange: (value: moment.Moment) => {
        kept.push(value);
        then.push(value.format('jMM-jDD HH:mm'));
      },
    });
    fireEvent.click(document.querySelectorAll('.MuiPickersMonth-monthButton')[4] as Element);
    expect(then).toEqual(['05-27 15:30']);
    expect(kept.map((value) => value.format('jMM-jDD HH:mm'))).toEqual(['05-01 00:00']);
  });

  test.each([['jalali'], ['jalaali']] as const)('users can type Persian dates with %s', (name) => {
    const start = name === 'jalali' ? new Date(2024, 9, 5) : ofJalaali('2024-10-05').locale('fa');
    const calls = show(ADAPTERS[name], DateField, {defaultValue: start});
    expect(textbox().value).toBe('1403/07/14');
    select(2);
    press('05');
    expect([textbox().value, calls.at(-1)]).toEqual(['1403/07/05', '2024-09-26 null']);
    const before = calls.length;
    select(2);
    press('۵');
    expect(calls).toHaveLength(before);
    select(2);
    press('31');
    expect([textbox().value, calls.at(-1)?.split(' ')[1]]).toEqual(['1403/07/31', 'invalidDate']);
  });

  rowsTest('digits', rows(PAGE, 'digits'), (...[where, ...cells]: string[]) => {
    const values = [new Date(2024, 4, 16), ofJalaali('2024-05-16').locale('fa'), ofHijri('2024-05-16')];
    Object.values(ADAPTERS).forEach((adapter, index) => {
      show(adapter, /clock/.test(where ?? '') ? TimeClock : /calendar/.test(where ?? '') ? DateCalendar : DateField, {
        defaultValue: values[index],
      });
      const shown = /field/.test(where ?? '')
        ? textbox().value
        : text('.MuiClockNumber-root, .MuiPickersDay-root').join('');
      const digits = /[۰-۹]/.test(shown) ? 'Persian' : /[٠-٩]/.test(shown) ? 'Arabic' : '0 to 9';
      expect(cells[index]).toBe(digits);
      cleanup();
    });
  });

  rowsTest('tokens of sections', rows(PAGE, 'formats'), (...[, ...cells]: string[]) => {
    Object.values(ADAPTERS).forEach((Adapter, index) => {
      const {formatTokenMap} = new Adapter();
      expect(codes(cells[index]).filter((token) => !formatTokenMap[token])).toEqual([]);
    });
  });
});

test('shouldDisableMonth gets days of the Persian month', () => {
  show(AdapterDateFnsJalali, MonthCalendar, {
    defaultValue: new Date(2024, 5, 16),
    shouldDisableMonth: (day: Date) => getMonth(day) === 1,
  });
  expect(text('.MuiPickersMonth-monthButton:disabled')).toEqual(['ارد']);
});

test('what is stored and what the server gets', () => {
  const value = new Date(2024, 4, 16);
  expect([format(value, 'yyyy-MM-dd'), formatJalali(value, 'yyyy-MM-dd'), getMonth(value), value.getMonth()]).toEqual([
    '2024-05-16',
    '1403-02-27',
    1,
    4,
  ]);
  const day = new AdapterMomentHijri().date('2024-05-16') as moment.Moment;
  expect([
    day.format('YYYY-MM-DD'),
    day.clone().locale('en').format('YYYY-MM-DD'),
    day.toISOString().slice(0, 10),
  ]).toEqual(['٢٠٢٤-٠٥-١٦', '2024-05-16', '2024-05-16']);
  const limits = new AdapterDateFnsJalali();
  expect([new Date(1900, 0, 1), new Date(2099, 11, 31)].map((date) => limits.format(date, 'keyboardDate'))).toEqual([
    '1278/10/11',
    '1478/10/11',
  ]);
  show(AdapterDateFnsJalali, DateCalendar, {defaultValue: value});
  expect(text('[role=columnheader]').join(' ')).toBe('ش 1 2 3 4 5 ج');
  cleanup();
  show(
    AdapterDateFnsJalali,
    DateField,
    {},
    {localeText: faIR.components.MuiLocalizationProvider.defaultProps.localeText},
  );
  focusField();
  expect(textbox().value).toBe('YYYY/MM/DD');
});

describe('Hijri', () => {
  const [noMin = '', noMax = ''] = rows(PAGE, 'hijri-range').map(([, cell]) => codes(cell)[0]);
  const outside = rows(PAGE, 'hijri-range').slice(3);

  test('the years need both limits', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(AdapterMomentHijri, YearCalendar, {maxDate: LIMITS.maxDate})).toThrow(noMin);
    expect(() => show(AdapterMomentHijri, YearCalendar, {minDate: LIMITS.minDate})).toThrow(noMax);
    show(AdapterMomentHijri, YearCalendar, {minDate: ofHijri('1937-03-14'), maxDate: ofHijri('2076-11-26')});
    expect([years()[0], years().at(-1)]).toEqual(['١٣٥٦', '١٤٩٩']);
    cleanup();
    show(AdapterMomentHijri, YearCalendar, {minDate: ofHijri('2025-01-05'), maxDate: LIMITS.maxDate});
    expect(document.querySelector('.MuiPickersYear-yearButton:disabled')?.textContent).toBe('١٤٤٦');
  });

  rowsTest('values from outside', outside, (...[given, result]: string[]) => {
    const defaultValue = ofHijri(given?.includes('1930') ? '1930-01-01' : '2090-01-01');
    const limits = {minDate: ofHijri('1900-01-01'), maxDate: ofHijri('2099-01-01')};
    show(AdapterMomentHijri, DateField, {defaultValue, ...limits});
    expect([textbox().value, textbox().getAttribute('aria-invalid')]).toEqual([codes(result)[0], 'false']);
    cleanup();
    show(AdapterMomentHijri, DateField, {defaultValue, ...LIMITS});
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    cleanup();
    show(AdapterMomentHijri, DateCalendar, {defaultValue});
    expect(result).toContain(`“${title()}”`);
    cleanup();
  });

  test('a helper for values from the server', () => {
    const {hijriValue} = fenceModule<{hijriValue: (day: string) => moment.Moment | null}>(PAGE, 'hijri-range');
    expect([
      hijriValue('1930-01-01'),
      hijriValue('2090-01-01'),
      hijriValue('2024-05-16')?.toISOString().slice(0, 10),
    ]).toEqual([null, null, '2024-05-16']);
  });

  test('typing makes the date invalid, pasting works', () => {
    const calls = show(AdapterMomentHijri, DateField, {defaultValue: ofHijri('2024-05-16'), ...LIMITS});
    select(2);
    press('5');
    expect(calls).toEqual(['invalid invalidDate']);
    cleanup();
    const pasted = show(AdapterMomentHijri, DateField, LIMITS);
    focusField();
    fireEvent.keyDown(textbox(), {key: 'a', ctrlKey: true});
    paste('1445/11/09');
    expect(pasted).toEqual(['2024-05-17 null']);
    cleanup();
    show(AdapterMomentHijri, DesktopDatePicker, {defaultValue: ofHijri('2024-05-16'), ...LIMITS});
    expect(buttonName()).toContain('ذو القعدة ١٦');
    cleanup();
    show(AdapterMomentHijri, DateField, {format: 'YYYY/MM/DD', defaultValue: ofHijri('2024-05-16')});
    expect(textbox().value).toBe('');
  });

  test('the adapter of the page lets users type', () => {
    const {TypedHijri, default: BirthdayField} = fenceModule<{TypedHijri: unknown; default: () => ReactElement}>(
      PAGE,
      'type-hijri',
    );
    render(<BirthdayField />);
    expect(textbox()).toBeTruthy();
    cleanup();
    const calls = show(TypedHijri, DateField, LIMITS);
    select(0);
    press('14451108');
    expect([textbox().value, calls.at(-1)]).toEqual(['1445/11/08', '2024-05-16 null']);
    select(2);
    fireEvent.keyDown(textbox(), {key: 'End'});
    expect([textbox().value, calls.at(-1)]).toEqual(['1445/11/29', '2024-06-06 null']);
    select(2);
    press('30');
    expect([textbox().value, calls.at(-1)]).toEqual(['1445/11/30', 'invalid invalidDate']);
  });

  test('iM has no width, and a time zone is ignored', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const field = (props: object): unknown =>
      show(AdapterMomentHijri, DateTimeField, {defaultValue: ofHijri('2024-05-16T15:30'), ...props});
    expect(() => field({format: 'iYYYY/iM/iD'})).toThrow(
      "MUI: The token iM should have a 'maxDigitNumber' property on it's adapter",
    );
    field({timezone: 'Asia/Tehran', format: 'HH:mm'});
    expect(textbox().value).toMatch(/15:30|١٥:٣٠/);
  });
});
