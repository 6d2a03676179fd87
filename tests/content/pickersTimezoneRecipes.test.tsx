/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTime} from 'luxon';
import moment from 'moment-timezone';
import {useState, type ComponentType, type ReactNode} from 'react';
import type {DateRange} from '@mui/x-date-pickers-pro';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import BasicTimezoneProp from '../../docs/react-date-pickers/timezone/BasicTimezoneProp';
import BasicValueProp from '../../docs/react-date-pickers/timezone/BasicValueProp';
import BirthdayWithoutTime from '../../docs/react-date-pickers/timezone/BirthdayWithoutTime';
import LuxonTimezone from '../../docs/react-date-pickers/timezone/LuxonTimezone';
import MeetingInTwoZones from '../../docs/react-date-pickers/timezone/MeetingInTwoZones';
import MomentTimezone from '../../docs/react-date-pickers/timezone/MomentTimezone';
import TimezonePlayground from '../../docs/react-date-pickers/timezone/TimezonePlayground';
import {fenceModule} from './pageFence';
import {press, select, textbox} from './pickersTyping';

dayjs.extend(utc);
dayjs.extend(timezone);

const page = 'react-date-pickers/timezone';
const NEW_YORK = 'America/New_York';

beforeEach(() => {
  // The pickers are those of a desktop.
  window.matchMedia = ((query: string) => ({
    matches: query.includes('pointer: fine'),
    media: query,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const text = (index = 0): string => textbox(index).value;

describe('The demos', () => {
  test('show one moment in two zones', () => {
    render(<BasicValueProp />);
    expect([text(0), text(1)]).toEqual(['05/16/2024 03:30 PM', '05/16/2024 11:30 AM']);
  });

  test('keep the value in UTC', () => {
    render(<BasicTimezoneProp />);
    expect(text()).toBe('05/16/2024 11:30 AM');
    expect(screen.getByText('2024-05-16T15:30:00.000Z')).toBeInTheDocument();
    select(3);
    press('10');
    expect(screen.getByText('2024-05-16T14:30:00.000Z')).toBeInTheDocument();
  });

  test('name the zone of the value in Luxon and Moment.js', () => {
    const {unmount} = render(<LuxonTimezone />);
    expect(screen.getByText('2024-05-16T11:30:00.000-04:00')).toBeInTheDocument();
    unmount();
    render(<MomentTimezone />);
    expect(screen.getByText('2024-05-16T11:30:00-04:00')).toBeInTheDocument();
  });

  test('turn the zone', () => {
    render(<TimezonePlayground />);
    // The first one is that of the list.
    expect(text(1)).toBe('05/17/2024 12:30 AM');
    fireEvent.mouseDown(screen.getByRole('combobox', {name: 'timezone'}));
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Asia/Kolkata'));
    expect(text(1)).toBe('05/16/2024 09:00 PM');
  });

  test('move both pickers of a meeting', () => {
    render(<MeetingInTwoZones />);
    expect(text(1)).toBe('05/17/2024 12:30 AM');
    const before = text(0);
    select(4);
    press('45');
    expect(text(0)).toBe(before.replace(':30', ':45'));
    expect(text(1)).toBe('05/17/2024 12:45 AM');
  });

  test('compare a birthday as a day and as a moment', () => {
    render(<BirthdayWithoutTime />);
    expect(screen.getByText('Right: 1990-05-16')).toBeInTheDocument();
    expect(screen.getByText(`Wrong: ${dayjs('1990-05-16').toISOString()}`)).toBeInTheDocument();
  });
});

test('a theme sets the zone of a component', () => {
  const {default: Office} = fenceModule<{default: ComponentType<{children: ReactNode}>}>(page, 'supported-timezones');
  render(
    <Office>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker value={dayjs.utc('2024-05-16T15:30')} />
        <DateTimeField value={dayjs.utc('2024-05-16T15:30')} />
      </LocalizationProvider>
    </Office>,
  );
  expect([text(0), text(1)]).toEqual(['05/16/2024 11:30 AM', '05/16/2024 11:30 AM']);
});

test('an offset as name is a matter of the browser, in Day.js and Luxon', () => {
  const {isKnownZone} = fenceModule<{isKnownZone: (name: string) => boolean}>(page, 'errors');
  const inDayjs = (): unknown => dayjs.utc('2024-05-16T15:30').tz('+02:00');
  if (isKnownZone('+02:00')) {
    expect(inDayjs).not.toThrow();
  } else {
    expect(inDayjs).toThrow('Invalid time zone specified: +02:00');
  }
  expect(DateTime.utc().setZone('+02:00').isValid).toBe(isKnownZone('+02:00'));
});

test('limits with a time are moments, and limits of a time are taken as they stand', () => {
  const codeOf = (limits: object): unknown => {
    const onError = jest.fn();
    const {unmount} = render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeField timezone={NEW_YORK} value={dayjs.utc('2024-05-16T15:30')} onError={onError} {...limits} />
      </LocalizationProvider>,
    );
    unmount();
    return (onError.mock.lastCall as unknown[] | undefined)?.[0] ?? null;
  };
  // Users see 11:30.
  expect(codeOf({minDateTime: dayjs.utc('2024-05-16T15:00')})).toBeNull();
  expect(codeOf({minDateTime: dayjs.utc('2024-05-16T16:00')})).toBe('minTime');
  expect(codeOf({minTime: dayjs.utc('2024-05-16T11:00')})).toBeNull();
  expect(codeOf({minTime: dayjs.utc('2024-05-16T12:00')})).toBe('minTime');
});

test('a text in a zone becomes a value in UTC', () => {
  const {fromLocalText} = fenceModule<{fromLocalText: (text: string, zone: string) => Dayjs}>(
    page,
    'day-js-and-timezones',
  );
  const value = fromLocalText('2024-11-15T05:30', NEW_YORK);
  expect([value.isUTC(), value.toISOString()]).toEqual([true, '2024-11-15T10:30:00.000Z']);
});

test('a picker of Luxon serves an application with date-fns', () => {
  interface Props {
    label: string;
    timezone: string;
    value: Date | null;
    onChange: (value: Date | null) => void;
  }
  const {ZonedPicker} = fenceModule<{ZonedPicker: ComponentType<Props>}>(page, 'usage-with-date-fns');
  const seen: (string | null)[] = [];
  function Application() {
    const [value, setValue] = useState<Date | null>(new Date('2024-05-16T15:30:00Z'));
    seen.push(value && (Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()));
    return <ZonedPicker label="Meeting" timezone={NEW_YORK} value={value} onChange={setValue} />;
  }
  render(<Application />);
  expect(text()).toBe('05/16/2024 11:30 AM');
  select(2);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect([seen.at(-1), text()]).toEqual(['invalid', '05/16/YYYY 11:30 AM']);
  press('2025');
  expect([seen.at(-1), text()]).toEqual(['2025-05-16T15:30:00.000Z', '05/16/2025 11:30 AM']);
});

test('what the server gets is as the table says', () => {
  const iso = '2024-05-16T15:30:00.000Z';
  const luxon = DateTime.fromISO('2024-05-16T11:30', {zone: NEW_YORK});
  expect([luxon.toUTC().toISO(), JSON.stringify(luxon)]).toEqual([iso, '"2024-05-16T11:30:00.000-04:00"']);
  for (const value of [dayjs.utc(iso).tz(NEW_YORK), moment.utc(iso).tz(NEW_YORK), new Date(iso)]) {
    expect([value.toISOString(), JSON.stringify(value)]).toEqual([iso, `"${iso}"`]);
  }
  for (const bad of [dayjs(NaN), new Date(NaN)]) {
    expect(() => bad.toISOString()).toThrow('Invalid time value');
  }
  expect([DateTime.invalid('x').toUTC().toISO(), moment.invalid().toISOString()]).toEqual([null, null]);
  const invalid = [dayjs(NaN), new Date(NaN), DateTime.invalid('x'), moment.invalid()];
  expect(invalid.map((value) => JSON.stringify(value))).toEqual(Array(4).fill('null'));
});

test('a day in UTC stays the day, in a field and in the calendar, with and without a value', () => {
  const sent: (string | undefined)[] = [];
  const keep = (value: Dayjs | null): void => void sent.push(value?.isValid() ? value.toISOString() : undefined);
  for (const value of [dayjs.utc('1990-05-16T00:00:00Z'), null]) {
    const {unmount} = render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField timezone="UTC" defaultValue={value} onChange={keep} />
        <DateCalendar timezone="UTC" defaultValue={value} referenceDate={dayjs.utc('1990-05-16')} onChange={keep} />
      </LocalizationProvider>,
    );
    ['05', '17', '1990'].forEach((keys, section) => {
      select(section);
      press(keys);
    });
    expect(sent.at(-1)).toBe('1990-05-17T00:00:00.000Z');
    fireEvent.click(screen.getByRole('gridcell', {name: '20'}));
    expect(sent.at(-1)).toBe('1990-05-20T00:00:00.000Z');
    unmount();
  }
});

test('an offset of the server stays in Luxon and Moment.js', () => {
  const {inLuxon, inMoment} = fenceModule<{inLuxon: DateTime; inMoment: moment.Moment}>(page, 'keep-the-zone');
  const results: string[] = [];
  for (const [adapter, value] of [
    [AdapterLuxon, inLuxon],
    [AdapterMoment, inMoment],
  ] as const) {
    const {unmount} = render(
      <LocalizationProvider dateAdapter={adapter as typeof AdapterMoment}>
        <DateTimeField
          ampm={false}
          defaultValue={value as moment.Moment}
          onChange={(next) => results.push(String(DateTime.isDateTime(next) ? next.toISO() : next?.format()))}
        />
      </LocalizationProvider>,
    );
    expect(text()).toBe('05/16/2024 17:30');
    select(4);
    press('45');
    unmount();
  }
  expect([results[1], results.at(-1)]).toEqual(['2024-05-16T17:45:00.000+02:00', '2024-05-16T17:45:00+02:00']);
  const plain = '2024-05-16T17:30:00+02:00';
  expect(dayjs(plain).format()).toBe(dayjs(plain).local().format());
  expect(dayjs.utc(plain).utcOffset(120).format()).toBe(plain);
});

test('an appointment is local time and zone', () => {
  interface Appointment {
    local: string;
    zone: string;
  }
  const {toAppointment} = fenceModule<{toAppointment: (value: Dayjs, zone: string) => Appointment}>(
    page,
    'keep-the-zone',
    1,
  );
  expect(toAppointment(dayjs.utc('2024-11-15T14:00:00Z'), NEW_YORK)).toEqual({
    local: '2024-11-15T09:00',
    zone: NEW_YORK,
  });
});

describe('A range', () => {
  type Sent = {start: string; end: string; hours: number; days: number} | null;
  const {toServer} = fenceModule<{toServer: (range: DateRange<Dayjs>, zone: string) => Sent}>(page, 'range');

  test('over the switch has two days and 49 hours', () => {
    const range: DateRange<Dayjs> = [dayjs.utc('2024-11-02T16:00:00Z'), dayjs.utc('2024-11-04T17:00:00Z')];
    expect(toServer(range, NEW_YORK)).toEqual({
      start: '2024-11-02T16:00:00.000Z',
      end: '2024-11-04T17:00:00.000Z',
      hours: 49,
      days: 2,
    });
    expect(toServer([range[0], null], NEW_YORK)).toBeNull();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateTimeRangeField ampm={false} timezone={NEW_YORK} value={range} />
      </LocalizationProvider>,
    );
    expect(text().replace(/[\u2066-\u2069]/g, '')).toBe('11/02/2024 12:00 – 11/04/2024 12:00');
  });

  test('with dates of two zones throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const first = dayjs.utc('2024-05-16T15:30:00Z');
    const value: DateRange<Dayjs> = [first, first.tz('Asia/Tokyo')];
    expect(() =>
      render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <SingleInputDateTimeRangeField timezone={NEW_YORK} value={value} />
        </LocalizationProvider>,
      ),
    ).toThrow('MUI: The timezone of the start and the end date should be the same');
    jest.restoreAllMocks();
  });
});
