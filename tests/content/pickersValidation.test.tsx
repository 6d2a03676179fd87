/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import ts from 'typescript';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {readProjectFile} from '../rules/projectFiles';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => jest.useRealTimers());

type Props = Record<string, unknown>;

/** What `onError` gets for a component's first value. */
function errorOf(component: unknown, props: Props): unknown {
  const Component = component as ComponentType<Props>;
  const onError = jest.fn();
  const {unmount} = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component {...props} onError={onError} />
    </LocalizationProvider>,
  );
  unmount();
  return (onError.mock.lastCall as unknown[] | undefined)?.[0] ?? null;
}

const FAMILIES = {date: DateField, time: TimeField, 'date-time': DateTimeField};
type Family = keyof typeof FAMILIES;
const RANGES = {
  date: SingleInputDateRangeField,
  time: SingleInputTimeRangeField,
  'date-time': SingleInputDateTimeRangeField,
};

/** The rows of the page's table: code, props, families. */
const rows = readProjectFile('docs/react-date-pickers/validation/index.mdx')
  .split('\n')
  .filter((line) => /^\| `'[\w-]+'`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^(date|time|all)/.test(cells[4] ?? ''))
  .map(([, code = '', , props = '', families = '']) => ({
    code: code.replace(/[`']/g, ''),
    props: [...props.matchAll(/`(\w+)`/g)].map(([, prop = '']) => prop),
    families: families.split(', '),
  }));

/** The members of the packages' types, by name. */
function unionsOfThePackages(): Record<string, string[]> {
  const main = 'node_modules/@mui/x-date-pickers/models/validation.d.ts';
  const program = ts.createProgram([main], {strict: true, noLib: true, types: []});
  const source = program.getSourceFile(main);
  const unions: Record<string, string[]> = {};
  source?.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) {
      const type = program.getTypeChecker().getTypeAtLocation(node);
      const members = type.isUnion() ? type.types : [type];
      unions[node.name.text] = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : [])).sort();
    }
  });
  return unions;
}

describe('The table of error codes', () => {
  test('has all members of the types, in their families, and no other', () => {
    const unions = unionsOfThePackages();
    const inTable = (family: Family): string[] =>
      rows.flatMap(({code, families}) => (families.includes(family) ? [code] : [])).sort();
    expect(inTable('date')).toEqual(unions.DateValidationError);
    expect(inTable('time')).toEqual(unions.TimeValidationError);
    expect(inTable('date-time')).toEqual(unions.DateTimeValidationError);
    const pro = readProjectFile('node_modules/@mui/x-date-pickers-pro/models/validation.d.ts');
    const added = [...pro.matchAll(/ItemError \| '(\w+)'/g)].map(([, code]) => code);
    expect([...new Set(added)]).toEqual(
      rows.flatMap(({code, families}) => (families[0] === 'all ranges' ? [code] : [])),
    );
    expect(pro.match(/export type (\w+)/g)).toHaveLength(3);
  });

  const at = (text: string): Dayjs => dayjs(text);
  const later = at('2024-06-01T12:00');
  const earlier = at('2024-05-01T08:00');
  const CASES: Record<string, [prop: string, setting: unknown, value: Dayjs][]> = {
    invalidDate: [['none', undefined, at('x')]],
    shouldDisableDate: [['shouldDisableDate', () => true, later]],
    shouldDisableMonth: [['shouldDisableMonth', () => true, later]],
    shouldDisableYear: [['shouldDisableYear', () => true, later]],
    disableFuture: [['disableFuture', true, later]],
    disablePast: [['disablePast', true, earlier]],
    minDate: [
      ['minDate', later, earlier],
      ['minDateTime', later, earlier],
    ],
    maxDate: [
      ['maxDate', earlier, later],
      ['maxDateTime', earlier, later],
    ],
    minTime: [
      ['minTime', later, earlier],
      ['minDateTime', later, later.hour(8)],
    ],
    maxTime: [
      ['maxTime', earlier, later],
      ['maxDateTime', earlier, earlier.hour(12)],
    ],
    ...Object.fromEntries(
      ['hours', 'minutes', 'seconds'].flatMap((view) => {
        const rule = (_value: unknown, asked: string): boolean => asked === view;
        return ['shouldDisableTime', 'shouldDisableClock'].map((prop) => [`${prop}-${view}`, [[prop, rule, later]]]);
      }),
    ),
    minutesStep: [['minutesStep', 15, later.minute(7)]],
  };

  test.each(rows.filter(({code}) => code !== 'invalidRange'))('$code', ({code, props, families}) => {
    const cases = CASES[code] ?? [];
    expect(cases.map(([prop]) => prop).filter((prop) => prop !== 'none')).toEqual(props);
    for (const [prop, setting, value] of cases) {
      for (const family of families as Family[]) {
        if (prop.endsWith('DateTime') && family !== 'date-time') {
          continue;
        }
        expect([family, prop, errorOf(FAMILIES[family], {[prop]: setting, defaultValue: value})]).toEqual([
          family,
          prop,
          code,
        ]);
        if (!/Month|Year/.test(prop)) {
          const ofRange = errorOf(RANGES[family], {[prop]: setting, defaultValue: [null, value]});
          expect([family, prop, ofRange]).toEqual([family, prop, [null, code]]);
        }
      }
    }
  });

  test('an end before the start is an invalid range, the same day and an open range are not', () => {
    for (const component of Object.values(RANGES)) {
      expect(errorOf(component, {defaultValue: [later, later.subtract(3, 'hour').subtract(3, 'day').hour(9)]})).toEqual(
        ['invalidRange', 'invalidRange'],
      );
      expect(errorOf(component, {defaultValue: [later, later]})).toBeNull();
      expect(errorOf(component, {defaultValue: [later, null]})).toBeNull();
    }
    const alsoForbidden = {defaultValue: [later, earlier], minDate: at('2024-05-10')};
    expect(errorOf(SingleInputDateRangeField, alsoForbidden)).toEqual([null, 'minDate']);
  });

  test.each(['date', 'time', 'date-time'] as const)('if several rules forbid a %s, the first is the code', (family) => {
    // Each rule but `disablePast`, because no value is before and after now.
    const order = rows
      .filter(({code, families}) => families.includes(family) && !/Clock|Time-|invalid|disablePast/.test(code))
      .map(({code}) => code);
    const dates = order.filter((code) => /Date|Month|Year|disable/.test(code));
    const expected = family === 'time' ? order : [...dates, ...order.filter((code) => !dates.includes(code))];
    const rules: Record<string, unknown> = {
      shouldDisableDate: () => true,
      shouldDisableMonth: () => true,
      shouldDisableYear: () => true,
      disableFuture: true,
      minDate: later.add(1, 'day'),
      maxDate: earlier,
      minTime: later.hour(13),
      maxTime: later.hour(9),
      minutesStep: 15,
    };
    const strict = Object.fromEntries(Object.entries(rules).filter(([rule]) => order.includes(rule)));
    const found: unknown[] = [];
    for (const code of expected) {
      found.push(errorOf(FAMILIES[family], {...strict, defaultValue: later.minute(7)}));
      delete strict[code];
    }
    expect(found).toEqual(expected);
  });
});

describe('The rules', () => {
  const date = (props: Props): unknown => errorOf(DateField, props);

  test('limits are allowed, and default to 1900 and 2099', () => {
    const limit = dayjs('2024-05-16T15:30');
    expect(date({minDate: limit, maxDate: limit, defaultValue: dayjs('2024-05-16')})).toBeNull();
    const first = dayjs('1900-01-01');
    for (const minDate of [undefined, null, dayjs('x')]) {
      expect(date({minDate, defaultValue: first})).toBeNull();
      expect(date({minDate, defaultValue: first.subtract(1, 'day')})).toBe('minDate');
    }
    expect(date({defaultValue: dayjs('2099-12-31')})).toBeNull();
    expect(date({defaultValue: dayjs('2100-01-01')})).toBe('maxDate');
  });

  test('today is allowed by disablePast and disableFuture, and a time compares its date', () => {
    expect(date({disablePast: true, disableFuture: true, defaultValue: dayjs('2024-05-20T23:00')})).toBeNull();
    expect(errorOf(DateTimeField, {disableFuture: true, defaultValue: dayjs('2024-05-20T10:01')})).toBe(
      'disableFuture',
    );
    expect(errorOf(TimeField, {disablePast: true, defaultValue: dayjs('2024-05-19T23:00')})).toBe('disablePast');
  });

  test('the date of minTime is ignored, unless it should not be', () => {
    const props = {minTime: dayjs('2024-05-18T09:00'), defaultValue: dayjs('2024-05-16T10:30')};
    expect(errorOf(TimeField, props)).toBeNull();
    expect(errorOf(TimeField, {...props, disableIgnoringDatePartForTimeValidation: true})).toBe('minTime');
    const overMidnight = {minTime: dayjs('2024-05-16T22:00'), maxTime: dayjs('2024-05-17T06:00')};
    for (const hour of [1, 12, 23]) {
      expect(errorOf(TimeField, {...overMidnight, defaultValue: dayjs('2024-05-16').hour(hour)})).not.toBeNull();
    }
  });

  test('maxDateTime makes minTime compare its date, and minDateTime replaces minTime', () => {
    const opening = {minTime: dayjs('2024-05-18T09:00'), defaultValue: dayjs('2024-05-16T10:30')};
    expect(errorOf(DateTimeField, opening)).toBeNull();
    expect(errorOf(DateTimeField, {...opening, maxDateTime: dayjs('2024-05-31T18:00')})).toBe('minTime');
    expect(errorOf(DateTimeField, {...opening, minDateTime: dayjs('2024-05-01T18:00')})).toBeNull();
    expect(errorOf(DesktopDateTimePicker, opening)).toBeNull();
    expect(errorOf(DesktopDateTimePicker, {...opening, disableFuture: true})).toBe('minTime');
  });

  test('the second argument of shouldDisableDate names the end, and days between are not checked', () => {
    const stay = [dayjs('2024-05-16'), dayjs('2024-05-19')];
    const asked = (rule: (day: Dayjs, position: string) => boolean): unknown =>
      errorOf(SingleInputDateRangeField, {defaultValue: stay, shouldDisableDate: rule});
    expect(asked((_day, position) => position === 'start')).toEqual(['shouldDisableDate', null]);
    expect(asked((_day, position) => position === 'end')).toEqual([null, 'shouldDisableDate']);
    expect(asked((day) => day.date() === 17)).toBeNull();
  });
});

test('onError is called on a change of the code only, onChange knows it for every value', () => {
  const calls: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        minDate={dayjs('2024-05-16')}
        defaultValue={dayjs('2024-05-09')}
        onChange={(_value, {validationError}) => calls.push(`change ${validationError}`)}
        onError={(error) => calls.push(`error ${error}`)}
      />
    </LocalizationProvider>,
  );
  const input = screen.getByRole('textbox');
  for (const value of ['05/10/2024', '05/17/2024']) {
    fireEvent.change(input, {target: {value}});
  }
  expect(calls).toEqual(['error minDate', 'change minDate', 'change null', 'error null']);
});

test('an error of your own replaces that of the picker, and Today ignores the rules', () => {
  const onChange = jest.fn();
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        reduceAnimations
        minDate={dayjs('2024-06-16')}
        defaultValue={dayjs('2024-05-09')}
        onChange={onChange}
        slotProps={{textField: {error: false}, actionBar: {actions: ['today']}}}
      />
    </LocalizationProvider>,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText('Today'));
  act(() => void jest.runOnlyPendingTimers());
  expect((onChange.mock.lastCall as [Dayjs, unknown])[1]).toEqual({validationError: 'minDate'});
});
