/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type {ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import BasicTimeRangeField from '../../docs/react-date-pickers/time-range-field/BasicTimeRangeField';
import DateTimeRangeFieldValue from '../../docs/react-date-pickers/date-time-range-field/DateTimeRangeFieldValue';
import TimeRangeFieldValue from '../../docs/react-date-pickers/time-range-field/TimeRangeFieldValue';
import {fenceModule} from './pageFence';
import {focusField, press, select} from './pickersTyping';

type Range = [Dayjs | null, Dayjs | null];

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');

const type = (value: string): boolean => fireEvent.change(textbox(), {target: {value}});

const plain = (text: string): string => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

const last = (mock: jest.Mock): unknown[] => mock.mock.lastCall as unknown[];

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('both times stand in one input, or in two with their own labels', () => {
  render(<BasicTimeRangeField />);
  expect(plain(screen.getByLabelText<HTMLInputElement>('Opening hours').value)).toBe('09:00 AM – 05:30 PM');
  expect(plain(screen.getByLabelText<HTMLInputElement>('From').value)).toBe('09:00 AM');
  expect(plain(screen.getByLabelText<HTMLInputElement>('To').value)).toBe('05:30 PM');
});

test('typed times are of today, and one alone leaves the other null', () => {
  const onChange = jest.fn();
  render(withDayjs(<SingleInputTimeRangeField onChange={onChange} />));
  type('09:00 AM – 05:30 PM');
  const [[start, end]] = last(onChange) as [Range];
  expect([start?.format('HH:mm'), end?.format('HH:mm')]).toEqual(['09:00', '17:30']);
  expect(start?.isSame(dayjs(), 'day')).toBe(true);
});

test('a time that becomes invalid is a call, the keys after it are none', () => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  render(withDayjs(<SingleInputTimeRangeField ampm={false} onChange={onChange} />));
  select(0);
  press('0930');
  const starts = (onChange.mock.calls as [Range][]).map(([[start]]) => start?.format('HH:mm'));
  expect(starts).toEqual(['Invalid Date', '09:03', '09:30']);
  press('1');
  expect((last(onChange) as [Range])[0][1]?.isValid()).toBe(false);
  jest.useRealTimers();
});

test('an end before the start is an invalid range', () => {
  const onError = jest.fn();
  render(withDayjs(<SingleInputTimeRangeField onError={onError} />));
  type('10:00 PM – 06:00 AM');
  expect(last(onError)[0]).toEqual(['invalidRange', 'invalidRange']);
});

test('the fence of a night shift moves its end to the next day and back', () => {
  const {default: Shift} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/time-range-field',
    'over-midnight',
  );
  render(withDayjs(<Shift />));
  for (const text of ['10:00 PM – 06:00 AM', '05:00 AM – 06:00 AM', '06:00 AM – 05:00 AM']) {
    type(text);
    expect(plain(textbox().value)).toBe(text);
    expect(textbox()).toHaveAttribute('aria-invalid', 'false');
  }
});

test('the fence of a night shift takes keys one by one', () => {
  jest.useFakeTimers();
  const {default: Shift} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/time-range-field',
    'over-midnight',
  );
  render(withDayjs(<Shift />));
  focusField();
  press('1100p0600a');
  expect(plain(textbox().value)).toBe('11:00 PM – 06:00 AM');
  select(3);
  press('11');
  expect(plain(textbox().value)).toBe('11:00 PM – 11:00 AM');
  select(5);
  press('p');
  expect(plain(textbox().value)).toBe('11:00 PM – 11:00 PM');
  expect(textbox()).toHaveAttribute('aria-invalid', 'false');
  jest.useRealTimers();
});

test.each([
  ['the dates decide about the order', ['2024-05-16T22:00', '2024-05-17T06:00'], {}, null],
  ['the same time twice is valid', ['2024-05-16T09:00', '2024-05-16T09:00'], {}, null],
  ['half a range is valid', ['2024-05-16T09:00', null], {}, null],
  ['one own error hides the order', ['2024-05-16T09:10', '2024-05-16T08:00'], {minutesStep: 15}, ['minutesStep', null]],
  ['tomorrow is not in the past', ['2300-05-17T00:00', '2300-05-17T00:01'], {disablePast: true}, null],
  ['yesterday is', ['2001-05-17T23:58', '2001-05-17T23:59'], {disablePast: true}, ['disablePast', 'disablePast']],
] as const)('%s', (_name, [start, end], props, error) => {
  const onError = jest.fn();
  const value: Range = [dayjs(start), end && dayjs(end)];
  render(withDayjs(<SingleInputTimeRangeField {...props} value={value} onError={onError} />));
  expect((onError.mock.lastCall as unknown[] | undefined)?.[0] ?? null).toEqual(error);
});

test('ampm and format choose the sections, one input sends one text, and only it can be cleared', () => {
  const hours: Range = [dayjs('2024-05-16T09:00'), dayjs('2024-05-16T17:30')];
  const clearable = {clearable: true} as object;
  const {container} = render(
    withDayjs(
      <form>
        <SingleInputTimeRangeField {...clearable} name="hours" ampm={false} defaultValue={hours} />
        <SingleInputTimeRangeField name="exact" format="HH:mm:ss" defaultValue={hours} />
        <MultiInputTimeRangeField {...clearable} defaultValue={hours} />
      </form>,
    ),
  );
  const entries = [...new FormData(container.querySelector('form') ?? undefined)];
  expect(entries.map(([, text]) => plain(String(text)))).toEqual(['09:00 – 17:30', '09:00:00 – 17:30:00']);
  expect(screen.getAllByTitle('Clear value')).toHaveLength(1);
});

test('fields show no watermark', () => {
  const {container} = render(
    withDayjs(
      <>
        <MultiInputTimeRangeField />
        <SingleInputDateTimeRangeField />
      </>,
    ),
  );
  expect(container.textContent).not.toContain('license');
});

test.each([
  ['05/16/2024 10:00 PM – 05/17/2024 04:30 AM', {minTime: dayjs('2024-05-16T08:00')}, [null, 'minTime']],
  [
    '05/16/2024 07:00 AM – 05/17/2024 09:00 AM',
    {minTime: dayjs('2024-05-16T08:00'), minDateTime: dayjs('2024-05-10T10:00')},
    null,
  ],
  ['05/09/2024 11:00 AM – 05/17/2024 09:00 AM', {minDateTime: dayjs('2024-05-10T10:00')}, ['minDate', null]],
  ['05/10/2024 09:00 AM – 05/17/2024 09:00 AM', {minDateTime: dayjs('2024-05-10T10:00')}, ['minTime', null]],
  ['05/16/2024 09:00 AM – 05/17/2024 09:00 AM', {maxDate: dayjs('2024-05-17')}, null],
  [
    '05/19/2024 09:00 AM – 05/18/2024 09:00 AM',
    {shouldDisableDate: (day: Dayjs, position: string) => position === 'end' && day.day() === 6},
    [null, 'shouldDisableDate'],
  ],
] as const)('two moments %s', (text, props, error) => {
  const onError = jest.fn();
  render(withDayjs(<SingleInputDateTimeRangeField {...props} onError={onError} />));
  type(text);
  expect((onError.mock.lastCall as unknown[] | undefined)?.[0] ?? null).toEqual(error);
});

test('moments are shown in their own zone, and two zones throw', () => {
  dayjs.extend(utc);
  const moments: Range = [dayjs.utc('2024-05-16T22:00Z'), dayjs.utc('2024-05-17T04:30Z')];
  render(withDayjs(<SingleInputDateTimeRangeField ampm={false} value={moments} />));
  expect(plain(textbox().value)).toBe('05/16/2024 22:00 – 05/17/2024 04:30');
  const mixed: Range = [dayjs.utc('2024-05-16T22:00Z'), dayjs('2024-05-17T04:30')];
  expect(() => render(withDayjs(<SingleInputDateTimeRangeField value={mixed} />))).toThrow(
    'MUI: The timezone of the start and the end date should be the same',
  );
});

test('the fence of moments says what is wrong', () => {
  const {default: Maintenance} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/date-time-range-field',
    'validation',
  );
  render(withDayjs(<Maintenance />));
  type('05/17/2024 04:30 AM – 05/16/2024 10:00 PM');
  expect(screen.getByText('The end is before the start')).toBeVisible();
  type('05/16/2024 07:00 AM – 05/16/2024 10:00 PM');
  expect(screen.getByText('Enter two moments after 16 May 2024, 8 AM')).toBeVisible();
});

test('the demos compute the length, or ask for a range', () => {
  const {unmount} = render(<TimeRangeFieldValue />);
  expect(screen.getByText('Open for 8.5 hours')).toBeVisible();
  type('10:00 PM – 06:00 AM');
  expect(screen.getByText('Enter a start and a later end')).toBeVisible();
  unmount();
  render(<DateTimeRangeFieldValue />);
  expect(screen.getByText('Offline for 390 minutes')).toBeVisible();
});

test('the fence says which rule is broken', () => {
  const {default: OpeningHours} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/time-range-field',
    'validation',
  );
  render(withDayjs(<OpeningHours />));
  type('05:00 AM – 09:00 AM');
  expect(screen.getByText('Enter two times after 6 AM')).toBeVisible();
  type('10:00 AM – 09:00 AM');
  expect(screen.getByText('The end is before the start')).toBeVisible();
});

test('a range of moments tells of an end before the start', () => {
  const onError = jest.fn();
  render(withDayjs(<SingleInputDateTimeRangeField onError={onError} />));
  type('05/17/2024 04:30 AM – 05/16/2024 10:00 PM');
  expect(last(onError)[0]).toEqual(['invalidRange', 'invalidRange']);
});
