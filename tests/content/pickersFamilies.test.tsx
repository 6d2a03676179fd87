/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import * as FreePackage from '@mui/x-date-pickers';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import * as ProPackage from '@mui/x-date-pickers-pro';
import ComponentExplorer from '../../docs/react-date-pickers/base-concepts/ComponentExplorerNoSnap';
import ComponentFamilies from '../../docs/react-date-pickers/base-concepts/ComponentFamilies';
import {PUBLISHED_PAGES} from '../../src/site/publishedPages';

const FAMILIES = ['Date', 'Time', 'DateTime', 'DateRange', 'TimeRange', 'DateTimeRange'] as const;

// The components of the Pro plan say that they have no license key.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('each has a field, and only four have a picker', () => {
  const names = new Set([...Object.keys(FreePackage), ...Object.keys(ProPackage)]);
  const withField = FAMILIES.filter(
    (family) =>
      names.has(`${family}Field`) || (names.has(`SingleInput${family}Field`) && names.has(`MultiInput${family}Field`)),
  );
  expect(withField).toEqual(FAMILIES);
  expect(FAMILIES.filter((family) => names.has(`${family}Picker`))).toEqual(FAMILIES.slice(0, 4));
  expect([...names].filter((name) => /^Static.*Picker$/.test(name)).sort()).toEqual([
    'StaticDatePicker',
    'StaticDateRangePicker',
    'StaticDateTimePicker',
    'StaticTimePicker',
  ]);
});

test('the demo shows all six', () => {
  render(<ComponentFamilies />);
  expect(screen.getAllByRole<HTMLInputElement>('textbox')).toHaveLength(FAMILIES.length);
  expect(screen.getByLabelText<HTMLInputElement>('Range of dates with times').value).toMatch(
    /^05\/16\/2024 09:40 AM – 05\/19\/2024 05:30 PM$/,
  );
});

test('the explorer knows every component of every family, and where it is described', () => {
  render(<ComponentExplorer />);
  const question = (name: string): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>(name);
  const [family, style] = [question('What do users enter?'), question('How do they enter it?')];
  const shown = (): string => screen.getByLabelText('Import of this component').textContent ?? '';
  const answer = (select: HTMLSelectElement, value: string): void => {
    fireEvent.change(select, {target: {value}});
  };
  const page = (): string => document.querySelector('a')?.getAttribute('href') ?? '';
  expect([...family.options].map(({value}) => value)).toEqual(FAMILIES);
  const without: string[] = [];
  const found: string[] = [];
  for (const {value: how} of style.options) {
    for (const {value: what} of family.options) {
      answer(style, how);
      answer(family, what);
      const form = question('In which form?');
      expect(form.disabled).toBe(form.options.length < 2);
      for (const {value} of [...form.options]) {
        answer(form, value);
        expect(PUBLISHED_PAGES).toContain(page());
        const [, name, path] = /^import { (\w+) } from\s+'@mui\/x-date-pickers(.*)\/\1';$/.exec(shown()) ?? [];
        if (name) {
          expect(path === '-pro').toBe(what.endsWith('Range'));
          found.push(name);
        } else {
          expect(shown()).toContain('no such component');
          without.push(`${how} ${what} ${page()}`);
        }
      }
    }
  }
  expect(without).toEqual([
    'Picker TimeRange /x/react-date-pickers/time-range-picker/',
    'Picker DateTimeRange /x/react-date-pickers/date-time-range-picker/',
    'View TimeRange /x/react-date-pickers/time-range-picker/',
    'View DateTimeRange /x/react-date-pickers/date-time-range-picker/',
  ]);
  const exported = Object.keys({...FreePackage, ...ProPackage}).filter((name) =>
    /^[A-Z](?!ickers).*(Picker|Field|Calendar|Clock)$/.test(name),
  );
  expect([...new Set(found)].sort()).toEqual(exported.sort());
});

test('the explorer keeps the form from one family to the next', () => {
  render(<ComponentExplorer />);
  for (const [name, value] of [
    ['How do they enter it?', 'Picker'],
    ['In which form?', 'Phones and tablets only'],
    ['What do users enter?', 'DateRange'],
  ] as const) {
    fireEvent.change(screen.getByLabelText<HTMLSelectElement>(name), {target: {value}});
  }
  expect(screen.getByText(/x-date-pickers-pro\/MobileDateRangePicker/)).toBeVisible();
});

test('only calendars and clocks log an error if defaultValue changes, and all ignore the change', () => {
  const components = ProPackage as unknown as Record<string, ComponentType<{defaultValue: Dayjs | Dayjs[]}>>;
  const logsOf = (name: string): boolean => {
    const Component = components[name] as ComponentType<{defaultValue: Dayjs | Dayjs[]}>;
    const element = (hour: string): ReactElement => {
      const date = dayjs(`2024-05-16T${hour}:00`);
      return (
        <ProPackage.LocalizationProvider dateAdapter={AdapterDayjs}>
          <Component defaultValue={name.includes('Range') ? [date, date] : date} />
        </ProPackage.LocalizationProvider>
      );
    };
    const {container, rerender} = render(element('09'));
    const texts = (): string[] => [...container.querySelectorAll('input')].map(({value}) => value);
    const before = texts();
    rerender(element('10'));
    expect(texts()).toEqual(before);
    cleanup();
    const lines = jest.mocked(console.error).mock.calls.map(([line]) => String(line));
    jest.mocked(console.error).mockClear();
    return lines.some((line) => /changing the default ?value/i.test(line));
  };
  const logging = ['DateCalendar', 'DateRangeCalendar', 'MonthCalendar', 'YearCalendar', 'TimeClock', 'DigitalClock'];
  const silent = [
    ...['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker', 'MobileDatePicker', 'MobileDateTimePicker'],
    ...['StaticDatePicker', 'DateField', 'TimeField', 'DateTimeField', 'SingleInputDateRangeField'],
  ];
  expect([...logging, ...silent].filter(logsOf)).toEqual(logging);
});
