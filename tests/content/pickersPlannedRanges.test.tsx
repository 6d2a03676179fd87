/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type {ComponentType, ReactElement} from 'react';
import * as ProPackage from '@mui/x-date-pickers-pro';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import DaysWithTimes from '../../docs/react-date-pickers/date-time-range-picker/DaysWithTimes';
import MaintenanceWindow from '../../docs/react-date-pickers/date-time-range-picker/MaintenanceWindow';
import TwoDateTimePickers from '../../docs/react-date-pickers/date-time-range-picker/TwoDateTimePickers';
import NightShift from '../../docs/react-date-pickers/time-range-picker/NightShift';
import OvernightField from '../../docs/react-date-pickers/time-range-picker/OvernightField';
import TwoTimePickers from '../../docs/react-date-pickers/time-range-picker/TwoTimePickers';
import {fenceModule} from './pageFence';
import {choose, inputAt, rangesOf, type, withDayjs} from './pickersRangesInJest';
import {press, select} from './pickersTyping';

type Fence = {default: ComponentType};

dayjs.extend(utc);
dayjs.extend(timezone);

const at = (time: string, day = '2024-05-16'): Dayjs => dayjs(`${day}T${time}`);
const isRed = (index: number): boolean => inputAt(index).getAttribute('aria-invalid') === 'true';
const fence = (page: string, heading: string): ReactElement => {
  const {default: Example} = fenceModule<Fence>(`react-date-pickers/${page}`, heading);
  return withDayjs(<Example />);
};
const option = (name: string): HTMLElement => screen.getByRole('option', {name});
const hidden = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

/** The code of a value, or of both ends of a range. */
function codeOf(element: (onError: jest.Mock) => ReactElement): unknown {
  const onError = jest.fn();
  const {unmount} = render(withDayjs(element(onError)));
  unmount();
  return (onError.mock.lastCall as [unknown] | undefined)?.[0] ?? null;
}

/** Deletes the first section of the first field. */
function halve(): void {
  jest.useFakeTimers();
  select(0);
  fireEvent.keyDown(inputAt(0), {key: 'Delete'});
  act(() => inputAt(0).blur());
  jest.useRealTimers();
}

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('version 6 has fields for both ranges, and no picker', () => {
  const names = Object.keys(ProPackage);
  expect(
    names.filter((name) => /TimeRange(Field|Picker|Calendar)$/.test(name) && !name.startsWith('unstable')).sort(),
  ).toEqual([
    'MultiInputDateTimeRangeField',
    'MultiInputTimeRangeField',
    'SingleInputDateTimeRangeField',
    'SingleInputTimeRangeField',
  ]);
});

describe('Two Time Pickers', () => {
  test('the end is red if it is not after the start, also if the start moves', () => {
    render(<TwoTimePickers />);
    expect(screen.getByText('Open for 8.5 hours')).toBeVisible();
    for (const [index, text] of [
      [1, '09:00 AM'],
      [1, '08:30 AM'],
      [0, '06:00 PM'],
    ] as const) {
      type(index, text);
      expect(screen.getByText('The end must be after the start')).toBeVisible();
      expect([isRed(0), isRed(1)]).toEqual([false, true]);
    }
    type(1, '06:30 PM');
    expect([isRed(0), isRed(1)]).toEqual([false, false]);
    type(0, '');
    expect(screen.getByText('Enter both times')).toBeVisible();
  });

  test('minTime allows itself, ignores the date and counts seconds', () => {
    const code = (minTime: Dayjs, value: Dayjs): unknown =>
      codeOf((onError) => <DesktopTimePicker minTime={minTime} value={value} onError={onError} />);
    expect(code(at('09:00'), at('09:00'))).toBeNull();
    expect(code(at('09:00'), at('08:59', '2030-01-01'))).toBe('minTime');
    expect(code(at('09:00:30'), at('09:00'))).toBe('minTime');
    // A limit after 23:45 and 30 minutes.
    expect(code(at('23:45').add(30, 'minute'), at('00:30'))).toBeNull();
  });

  test('a start after noon sets PM in the empty second picker', () => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopTimePicker open referenceDate={at('14:00')} onChange={onChange} />));
    fireEvent.click(option('5 hours'));
    expect((onChange.mock.lastCall as [Dayjs])[0].format('HH:mm')).toBe('17:00');
  });

  test('a minimum length holds late in the evening', () => {
    render(fence('time-range-picker', 'minimum-length'));
    type(1, '11:40 PM');
    expect(isRed(1)).toBe(true);
    type(1, '11:45 PM');
    expect(isRed(1)).toBe(false);
    type(1, '12:30 AM');
    expect(isRed(1)).toBe(true);
  });
});

describe('Times over midnight', () => {
  test('an end at or before the start is on the next day', () => {
    render(<NightShift />);
    const status = (): string | null => screen.getByRole('status').textContent;
    expect(status()).toBe('8.5 hours, ends the next day');
    type(0, '06:00 AM');
    expect(status()).toBe('0.5 hours, same day');
    type(1, '06:00 AM');
    expect(status()).toBe('24 hours, ends the next day');
    type(0, '04:00 PM');
    type(1, '12:00 AM');
    expect(status()).toBe('8 hours, ends the next day');
  });

  test('a field accepts it once the end has moved, and takes it back', () => {
    jest.useFakeTimers();
    render(<OvernightField />);
    expect(screen.getByText('8.5 hours')).toBeVisible();
    select(3);
    press('0945p');
    expect(inputAt(0).value).toBe('10:00 PM – 09:45 PM');
    expect(screen.getByText('23.75 hours')).toBeVisible();
    select(3);
    press('11');
    expect(screen.getByText('1.75 hours')).toBeVisible();
    expect(isRed(0)).toBe(false);
    jest.useRealTimers();
  });

  test('the context of onChange says invalidRange, and onError takes it back at once', () => {
    const [onError, onChange] = [jest.fn(), jest.fn()];
    const field = (end: Dayjs): ReactElement =>
      withDayjs(<SingleInputTimeRangeField value={[at('22:00'), end]} onChange={onChange} onError={onError} />);
    const {rerender} = render(field(at('23:00')));
    onChange.mockImplementation(() => rerender(field(at('06:30', '2024-05-17'))));
    type(0, '10:00 PM – 06:30 AM');
    expect((onChange.mock.lastCall as unknown[])[1]).toEqual({validationError: ['invalidRange', 'invalidRange']});
    expect(onError.mock.calls.map(([code]: unknown[]) => code)).toEqual([
      ['invalidRange', 'invalidRange'],
      [null, null],
    ]);
    expect(isRed(0)).toBe(false);
  });
});

test('a range of times: what the fields tell and take', () => {
  const code = (start: Dayjs | null, end: Dayjs | null): unknown =>
    codeOf((onError) => (
      <SingleInputTimeRangeField required minTime={at('06:00')} value={[start, end]} onError={onError} />
    ));
  expect(code(at('10:00'), at('09:00'))).toEqual(['invalidRange', 'invalidRange']);
  expect(code(at('10:00'), at('05:00'))).toEqual([null, 'minTime']);
  expect(code(at('10:00'), dayjs('x'))).toEqual([null, 'invalidDate']);
  expect([code(at('10:00'), at('10:00')), code(at('10:00'), null)]).toEqual([null, null]);
  const onChange = jest.fn();
  render(withDayjs(<MultiInputTimeRangeField minutesStep={15} referenceDate={at('00:00')} onChange={onChange} />));
  type(0, '09:00 AM');
  const [[start]] = onChange.mock.lastCall as [[Dayjs]];
  expect(start.isSame(dayjs(), 'day')).toBe(true);
});

test('the fence sends times of 24 hours', () => {
  render(fence('time-range-picker', 'form-values'));
  type(0, '10:00 AM – 06:15 PM');
  expect([hidden('opens'), hidden('closes')]).toEqual(['10:00', '18:15']);
  type(0, '');
  expect([hidden('opens'), hidden('closes')]).toEqual(['', '']);
});

describe('Two Date Time Pickers', () => {
  test('the end says which limit it breaks', () => {
    render(<TwoDateTimePickers />);
    expect(screen.getByText('Up to 7 days')).toBeVisible();
    for (const [text, message] of [
      ['05/15/2024 05:30 PM', 'The return is before the pick-up'],
      ['05/16/2024 08:59 AM', 'The return is before the pick-up'],
      ['05/23/2024 09:01 AM', 'A rental has at most 7 days'],
      ['05/24/2024 09:00 AM', 'A rental has at most 7 days'],
    ] as const) {
      type(1, text);
      expect([screen.queryByText(message) !== null, isRed(0), isRed(1)]).toEqual([true, false, true]);
    }
    type(1, '05/16/2024 09:00 AM');
    expect(isRed(1)).toBe(false);
  });

  test('a click on the first day needs a reference date, and keeps a chosen time', () => {
    const first = (props: Partial<Parameters<typeof DesktopDateTimePicker<Dayjs>>[0]>): string => {
      const onChange = jest.fn();
      const {unmount} = render(
        withDayjs(
          <DesktopDateTimePicker open minDateTime={at('09:00', '2099-05-16')} onChange={onChange} {...props} />,
        ),
      );
      choose('16');
      unmount();
      const [value, {validationError}] = onChange.mock.lastCall as [Dayjs, {validationError: string | null}];
      return `${value.format('DD HH:mm')} ${validationError ?? ''}`.trim();
    };
    expect(first({})).toBe('16 00:00 minTime');
    expect(first({referenceDate: at('09:00', '2099-05-16')})).toBe('16 09:00');
    expect(first({defaultValue: at('08:00', '2099-05-18')})).toBe('16 08:00 minTime');
  });

  test('a start with seconds forbids its own minute', () => {
    const value = at('09:00');
    expect(
      codeOf((onError) => <DesktopDateTimePicker minDateTime={at('09:00:30')} value={value} onError={onError} />),
    ).toBe('minTime');
  });

  test('the fence moves the end with the start', () => {
    render(fence('date-time-range-picker', 'move-the-end'));
    type(0, '05/17/2024 02:30 PM');
    expect(inputAt(1).value).toBe('05/17/2024 03:30 PM');
    halve();
    expect(inputAt(1).value).toBe('05/17/2024 03:30 PM');
    type(0, '05/18/2024 02:30 PM');
    expect(inputAt(1).value).toBe('05/18/2024 03:30 PM');
  });

  test('the fence sends instants, and no invalid date', () => {
    render(fence('date-time-range-picker', 'form-values'));
    type(0, '05/16/2024 09:00 AM');
    expect([hidden('began'), hidden('ended')]).toEqual([at('09:00').toISOString(), '']);
    halve();
    expect([inputAt(0).value, hidden('began')]).toEqual(['MM/16/2024 09:00 AM', '']);
    expect(() => dayjs('x').toISOString()).toThrow('Invalid time value');
  });
});

test('days with times: a new first day empties the end, not the times', () => {
  render(<DaysWithTimes />);
  const status = (): string | null => screen.getByRole('status').textContent;
  expect(status()).toBe('56.5 hours');
  type(0, '05/16/2024 – 05/16/2024');
  type(2, '08:00 AM');
  expect([status(), isRed(2)]).toEqual(['The end is not after the start', true]);
  fireEvent.click(inputAt(0));
  choose('20');
  expect(status()).toBe('Choose both days and times');
  expect([inputAt(1).value, inputAt(2).value]).toEqual(['09:00 AM', '08:00 AM']);
  choose('21');
  expect([status(), isRed(2)]).toEqual(['23 hours', false]);
});

test('both moments typed: each has its own message, and a name goes to the text fields', () => {
  const {unmount} = render(<MaintenanceWindow />);
  type(0, '05/16/2024 05:00 PM');
  expect(screen.getByText('Not before the release, 16 May, 6 PM')).toBeVisible();
  expect([isRed(0), isRed(1)]).toEqual([true, false]);
  type(0, '05/18/2024 05:00 PM');
  expect(screen.getAllByText('The end is before the start')).toHaveLength(2);
  unmount();
  const onChange = jest.fn();
  const field = {name: 'lost', onChange} as object;
  render(withDayjs(<MultiInputDateTimeRangeField {...field} />));
  expect(document.querySelector('input[name]')).toBeNull();
  type(0, '05/16/2024 09:00 AM');
  expect(rangesOf(onChange)).toEqual(['05-16 09:00 to null']);
});

test('two ends in different zones throw', () => {
  const value: [Dayjs, Dayjs] = [dayjs.tz('2024-05-16T09:00', 'Europe/Berlin'), dayjs.utc('2024-05-17T09:00')];
  expect(() => render(withDayjs(<MultiInputDateTimeRangeField value={value} />))).toThrow(
    'MUI: The timezone of the start and the end date should be the same',
  );
});
