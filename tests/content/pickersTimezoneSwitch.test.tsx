/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTime} from 'luxon';
import moment from 'moment-timezone';
import type {ComponentType} from 'react';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import DaylightSavingHours from '../../docs/react-date-pickers/timezone/DaylightSavingHours';
import {rowsTest} from '../rowsTest';
import {LIBRARIES} from './pickersLibraries';
import {press, select, textbox} from './pickersTyping';

dayjs.extend(utc);
dayjs.extend(timezone);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const IN_UTC = {
  'Day.js': (iso: string): unknown => dayjs.utc(iso),
  Luxon: (iso: string): unknown => DateTime.fromISO(iso, {zone: 'UTC'}),
  'Moment.js': (iso: string): unknown => moment.utc(iso),
};
type Zoned = keyof typeof IN_UTC;

/** Renders a component for a zone, and returns what `onChange` gets, as local time in that zone. */
function show(library: Zoned, component: unknown, iso: string, zone: string, props: object = {}): string[] {
  const Component = component as ComponentType<Record<string, unknown>>;
  const calls: string[] = [];
  render(
    <LocalizationProvider dateAdapter={LIBRARIES[library].adapter as never}>
      <Component
        timezone={zone}
        defaultValue={IN_UTC[library](iso)}
        onChange={(value: unknown) => {
          const date = DateTime.isDateTime(value) ? value.toJSDate() : (value as dayjs.Dayjs).toDate();
          calls.push(DateTime.fromJSDate(date, {zone}).toFormat('yyyy-MM-dd HH:mm'));
        }}
        {...props}
      />
    </LocalizationProvider>,
  );
  return calls;
}

const clear = (): void => {
  document.body.innerHTML = '';
};

describe('AM and PM in New York', () => {
  rowsTest(
    'are 12 hours, which is wrong before a switch',
    [
      ['2024-03-10T16:00:00Z', '03/10/2024 12:00 AM', '2024-03-09 23:00'],
      ['2024-11-03T17:00:00Z', '11/03/2024 12:00 AM', '2024-11-03 01:00'],
      ['2024-03-10T19:00:00Z', '03/10/2024 03:00 AM', '2024-03-10 03:00'],
    ],
    (iso, text, stored) => {
      for (const library of ['Luxon', 'Moment.js'] as const) {
        const calls = show(library, DateTimeField, iso, 'America/New_York');
        select(5);
        press('a');
        expect([library, textbox().value, calls.at(-1)]).toEqual([library, text, stored]);
        clear();
      }
    },
  );

  rowsTest('are right in a clock', ['Luxon', 'Moment.js'] as const, (library) => {
    const calls = show(library, MultiSectionDigitalClock, '2024-03-10T16:00:00Z', 'America/New_York');
    fireEvent.click(screen.getByRole('option', {name: 'AM'}));
    expect(calls.at(-1)).toBe('2024-03-10 00:00');
    clear();
  });
});

describe('A zone that switches at midnight', () => {
  const months = [
    ['America/Santiago', '2024-09-20T15:00:00Z', 30],
    ['Africa/Cairo', '2024-04-20T15:00:00Z', 30],
    ['America/Asuncion', '2023-10-20T15:00:00Z', 31],
  ] as const;

  rowsTest('has a day too many in Moment.js only', months, (zone, iso, days) => {
    for (const [library, found] of [
      ['Luxon', days],
      ['Day.js', days],
      ['Moment.js', days + 1],
    ] as const) {
      show(library, DateCalendar, iso, zone);
      expect([library, screen.getAllByRole('gridcell', {name: /^\d+$/}).length]).toEqual([library, found]);
      clear();
    }
  });

  test('is stored an hour too early if users type the day of the switch with Day.js on a device in another zone', () => {
    const typed = (library: Zoned): string | undefined => {
      const calls = show(library, DateField, '2024-04-09T22:00:00Z', 'Africa/Cairo');
      select(1);
      press('26');
      clear();
      return calls.at(-1);
    };
    expect([typed('Day.js'), typed('Luxon')]).toEqual(['2024-04-25 23:00', '2024-04-26 01:00']);
  });

  test('has two days 7 in September 2024, in Moment.js', () => {
    show('Moment.js', DateCalendar, '2024-09-20T15:00:00Z', 'America/Santiago');
    const cells = [...document.querySelectorAll('[role=gridcell]')].map(({textContent}) => textContent);
    // The 8th is a Sunday, the first of the week.
    expect(cells.slice(5, 9)).toEqual(['6', '7', '7', '8']);
    expect(new Date('2024-09-08T12:00:00Z').getUTCDay()).toBe(0);
  });
});

test('a click on the chosen button of the demo changes nothing', () => {
  render(<DaylightSavingHours />);
  const clicked = (name: string): string | null => {
    fireEvent.click(screen.getByRole('button', {name}));
    return screen.getByText(/\/24, /).textContent;
  };
  expect(['Before', 'After', 'After', 'Before'].map(clicked)).toEqual(
    ['EDT', 'EST', 'EST', 'EDT'].map((zone) => `11/3/24, 01:30:00 ${zone}`),
  );
});
