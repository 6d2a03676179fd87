/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTime, Settings} from 'luxon';
import moment from 'moment-timezone';
import type {ComponentType} from 'react';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import DaylightSavingHours from '../../docs/react-date-pickers/timezone/DaylightSavingHours';
import {rowsTest} from '../rowsTest';
import {fenceModule} from './pageFence';
import {LIBRARIES, type Library} from './pickersLibraries';
import {press, select, textbox} from './pickersTyping';

dayjs.extend(utc);
dayjs.extend(timezone);

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-07-15T18:00:00Z'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page = 'react-date-pickers/timezone';
const NEW_YORK = 'America/New_York';
const TOKYO = 'Asia/Tokyo';
const NOON = '2024-07-15T16:00:00Z';
const zoned = ['Day.js', 'Luxon', 'Moment.js'] as const;
type Zoned = (typeof zoned)[number];
type Props = Record<string, unknown>;

/** A value of a library in a zone, made from a moment. */
function inZone(library: Zoned, zone: string, iso = NOON): unknown {
  if (library === 'Luxon') {
    return DateTime.fromISO(iso, {zone});
  }
  const value = library === 'Day.js' ? dayjs.utc(iso) : moment.utc(iso);
  return zone === 'UTC' ? value : value.tz(zone);
}

/** The text of a value in its own zone, `07/15/2024 12:45 -0400`. */
function textOf(value: unknown): string {
  if (DateTime.isDateTime(value)) {
    return value.toFormat('MM/dd/yyyy HH:mm ZZZ');
  }
  return (value as Dayjs).format('MM/DD/YYYY HH:mm ZZ');
}

/** Renders a component, and returns what `onChange` gets. */
function show(library: Library, component: unknown, props: Props): unknown[] {
  const Component = component as ComponentType<Props>;
  const calls: unknown[] = [];
  render(
    <LocalizationProvider dateAdapter={LIBRARIES[library].adapter as never}>
      <Component {...props} onChange={(value: unknown) => calls.push(value)} />
    </LocalizationProvider>,
  );
  return calls;
}

/** What users see in a field, and what `onChange` gets when they type 45 minutes, or a date if it is empty. */
function seen(library: Library, props: Props): string {
  const calls = show(library, DateTimeField, {ampm: false, ...props});
  const shown = textbox().value;
  const sections = shown === '' ? ['05', '16', '2024', '10', '30'] : ['', '', '', '', '45'];
  sections.forEach((keys, section) => {
    if (keys) {
      select(section);
      press(keys);
    }
  });
  const last = calls.at(-1);
  document.body.innerHTML = '';
  return `${shown} → ${last instanceof Date ? 'a Date' : textOf(last)}`;
}

describe('Which zone wins', () => {
  rowsTest('the prop, then the value, then the default value', zoned, (library) => {
    const [newYork, tokyo] = [inZone(library, NEW_YORK), inZone(library, TOKYO)];
    expect(seen(library, {timezone: TOKYO, value: newYork})).toBe('07/16/2024 01:00 → 07/15/2024 12:45 -0400');
    expect(seen(library, {value: newYork, defaultValue: tokyo})).toBe('07/15/2024 12:00 → 07/15/2024 12:45 -0400');
    expect(seen(library, {defaultValue: newYork})).toBe('07/15/2024 12:00 → 07/15/2024 12:45 -0400');
    expect(seen(library, {timezone: TOKYO, value: inZone(library, 'UTC')})).toBe(
      '07/16/2024 01:00 → 07/15/2024 16:45 +0000',
    );
  });

  rowsTest(
    'an empty field takes the zone of the prop, and even before it that of the reference date',
    zoned,
    (library) => {
      expect(seen(library, {timezone: NEW_YORK})).toBe(' → 05/16/2024 10:30 -0400');
      expect(seen(library, {timezone: NEW_YORK, referenceDate: inZone(library, TOKYO)})).toBe(
        ' → 05/16/2024 10:30 +0900',
      );
      const calls = show(library, DateCalendar, {timezone: 'UTC', referenceDate: inZone(library, NEW_YORK)});
      fireEvent.click(screen.getByRole('gridcell', {name: '20'}));
      expect(textOf(calls.at(-1))).toBe('07/20/2024 12:00 +0000');
      document.body.innerHTML = '';
    },
  );

  test('date-fns ignores the prop without a message', () => {
    const [error, local] = [jest.spyOn(console, 'error'), dayjs(NOON).format('MM/DD/YYYY HH:mm')];
    for (const name of ['UTC', NEW_YORK, 'Mars/Olympus']) {
      expect(seen('date-fns', {timezone: name, value: new Date(NOON)})).toBe(`${local} → a Date`);
    }
    expect(error).not.toHaveBeenCalled();
  });
});

describe('Names', () => {
  const wrong = ['Mars/Olympus', 'GMT+2', 'UTC+2', ''];

  rowsTest('Day.js throws at unknown ones', wrong, (name) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => seen('Day.js', {timezone: name, value: dayjs.utc(NOON)})).toThrow(
      `Invalid time zone specified: ${name}`,
    );
    document.body.innerHTML = '';
  });

  rowsTest('Luxon has an invalid date, or knows them', wrong, (name) => {
    show('Luxon', DateField, {timezone: name, value: inZone('Luxon', 'UTC')});
    expect(textbox().getAttribute('aria-invalid')).toBe(String(name !== 'UTC+2'));
    document.body.innerHTML = '';
  });

  rowsTest('Moment.js ignores them', wrong, (name) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(seen('Moment.js', {timezone: name, value: inZone('Moment.js', 'UTC')})).toContain('07/15/2024 16:00');
    const logged = `Moment Timezone has no data for ${name}. See http://momentjs.com/timezone/docs/#/data-loading/.`;
    expect(error.mock.calls.some(([text]) => text === logged)).toBe(name !== '');
    error.mockRestore();
  });

  rowsTest('Etc/GMT-2 is two hours ahead, EST is New York in winter only', zoned, (library) => {
    const value = inZone(library, 'UTC');
    expect(seen(library, {timezone: 'Etc/GMT-2', value})).toContain('07/15/2024 18:00');
    expect(seen(library, {timezone: 'EST', value})).toContain('07/15/2024 11:00');
  });

  test('isKnownZone tells them apart', () => {
    const {isKnownZone} = fenceModule<{isKnownZone: (name: string) => boolean}>(page, 'errors');
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isKnownZone)).toEqual([true, true, false, false]);
  });

  rowsTest(
    'a missing plugin has a message',
    [
      ['AdapterDayjs', 'UTC', [], /^Missing UTC plugin\n/],
      ['AdapterDayjs', NEW_YORK, ['utc'], /^Missing timezone plugin\n/],
      ['AdapterMoment', NEW_YORK, [], /^Missing timezone plugin\n/],
    ],
    (adapter, zone, plugins, message) => {
      jest.isolateModules(() => {
        /* eslint-disable @typescript-eslint/no-require-imports -- copies that no other test has extended */
        const library = require('dayjs') as typeof dayjs;
        plugins.forEach((plugin) => library.extend(require(`dayjs/plugin/${plugin}`) as typeof utc));
        const {[adapter]: Adapter} = require(`@mui/x-date-pickers/${adapter}`) as Record<string, new () => unknown>;
        /* eslint-enable @typescript-eslint/no-require-imports */
        const utils = new (Adapter as new () => {dateWithTimezone: (value: undefined, zone: string) => unknown})();
        expect(() => utils.dateWithTimezone(undefined, zone)).toThrow(message);
      });
    },
  );
});

describe('A default zone', () => {
  afterEach(() => {
    dayjs.tz.setDefault();
    Settings.defaultZone = 'system';
    moment.tz.setDefault();
  });

  rowsTest('is that of empty pickers, and of "default"', zoned, (library) => {
    fenceModule(page, 'default-zone');
    const value = inZone(library, 'UTC');
    const device = dayjs(NOON).format('MM/DD/YYYY HH:mm');
    expect(seen(library, {})).toBe(' → 05/16/2024 10:30 +0900');
    expect(seen(library, {value})).toContain('07/15/2024 16:00 →');
    expect(seen(library, {value, timezone: 'default'})).toContain('07/16/2024 01:00 →');
    expect(seen(library, {value, timezone: 'system'})).toContain(`${device} →`);
    const local = {'Day.js': dayjs(NOON), Luxon: DateTime.fromISO(NOON), 'Moment.js': moment(NOON)}[library];
    expect(seen(library, {value: local})).toContain(library === 'Day.js' ? `${device} →` : '07/16/2024 01:00 →');
    show(library, DateCalendar, {});
    expect(document.querySelector('.MuiPickersDay-today')).toHaveTextContent('16');
  });

  test('hides the conversion to the same zone in Moment.js', () => {
    moment.tz.setDefault(TOKYO);
    expect(seen('Moment.js', {timezone: TOKYO, value: moment.utc(NOON)})).toContain('07/15/2024 16:00 →');
  });
});

describe('A switch', () => {
  rowsTest('keeps the second hour if the minutes change, and the arrow reaches it', zoned, (library) => {
    const second = {timezone: NEW_YORK, value: inZone(library, 'UTC', '2024-11-03T06:30:00Z')};
    expect(seen(library, second)).toBe('11/03/2024 01:30 → 11/03/2024 06:45 +0000');
    const calls = show(library, DateTimeField, {
      ampm: false,
      timezone: NEW_YORK,
      defaultValue: inZone(library, 'UTC', '2024-11-03T07:30:00Z'),
    });
    select(3);
    fireEvent.keyDown(textbox(), {key: 'ArrowDown'});
    expect([textbox().value, textOf(calls.at(-1))]).toEqual(['11/03/2024 01:30', '11/03/2024 06:30 +0000']);
    document.body.innerHTML = '';
  });

  test('makes a text without offset ambiguous', () => {
    const text = '2024-11-03T01:30';
    const hours = ['2024-01-15', '2024-07-15'].map((today) => {
      jest.setSystemTime(new Date(today));
      const inLuxon = DateTime.fromISO(text, {zone: NEW_YORK}).toUTC().hour;
      return [dayjs.tz(text, NEW_YORK).utc().hour(), inLuxon, moment.tz(text, NEW_YORK).utc().hour()];
    });
    expect(hours).toEqual([
      [6, 6, 5],
      [5, 5, 5],
    ]);
    const gap = '2024-03-10T02:30';
    expect(dayjs.tz(gap, NEW_YORK).hour()).toBe(3);
    expect(moment.tz(gap, NEW_YORK).hour()).toBe(3);
    expect(DateTime.fromISO(gap, {zone: NEW_YORK}).hour).toBe(3);
  });

  rowsTest('gives the list of hours 03 twice, on the day itself', ['Luxon', 'Moment.js'] as const, (library) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const hours = (today: string): (string | null)[] => {
      jest.setSystemTime(new Date(today));
      show(library, MultiSectionDigitalClock, {views: ['hours'], ampm: false, timezone: NEW_YORK});
      const found = screen.getAllByRole('option').map(({textContent}) => textContent);
      document.body.innerHTML = '';
      return found.slice(1, 4);
    };
    expect(hours('2024-03-10T16:00:00Z')).toEqual(['01', '03', '03']);
    expect(String(error.mock.lastCall?.[0])).toContain('Encountered two children with the same key');
    expect(hours('2024-03-09T16:00:00Z')).toEqual(['01', '02', '03']);
  });

  test('is shown by the demo, which tells both hours apart', () => {
    render(<DaylightSavingHours />);
    const text = (): string => screen.getByText(/\/24, /).textContent ?? '';
    expect(text()).toBe('11/3/24, 01:30:00 EDT');
    fireEvent.click(screen.getByRole('button', {name: 'After'}));
    expect([textbox().value, text()]).toEqual(['11/03/2024 01:30', '11/3/24, 01:30:00 EST']);
    fireEvent.click(screen.getByRole('button', {name: 'Before'}));
    expect(text()).toBe('11/3/24, 01:30:00 EDT');
    select(3);
    press('04');
    expect(screen.getByRole('button', {name: 'After'})).toBeDisabled();
    expect(text()).toBe('11/3/24, 04:30:00 EST');
  });
});

describe('Limits', () => {
  rowsTest('are moments, in the zone that users see', zoned, (library) => {
    const seenDays: string[] = [];
    show(library, DateCalendar, {
      timezone: TOKYO,
      value: inZone(library, 'UTC', '2024-07-20T16:00:00Z'),
      minDate: inZone(library, 'UTC'),
      shouldDisableDate: (day: unknown) => void seenDays.push(textOf(day)),
    });
    expect(screen.getByRole('gridcell', {name: '15'})).toBeDisabled();
    expect(screen.getByRole('gridcell', {name: '16'})).toBeEnabled();
    expect(seenDays.every((day) => day.endsWith('+0900'))).toBe(true);
    document.body.innerHTML = '';
  });

  rowsTest('of another zone can leave the calendar empty', zoned, (library) => {
    const days = (props: Props): number => {
      show(library, DateCalendar, {timezone: NEW_YORK, ...props});
      const found = screen.queryAllByRole('gridcell', {name: /^\d+$/}).length;
      document.body.innerHTML = '';
      return found;
    };
    const [day, future] = ['2024-11-15T12:00:00Z', '2028-07-20T00:00:00Z'];
    expect(days({referenceDate: inZone(library, 'UTC', day)})).toBeLessThan(5);
    expect(days({referenceDate: inZone(library, NEW_YORK, day)})).toBe(30);
    expect(days({minDate: inZone(library, 'UTC', future)})).toBeLessThan(5);
    expect(days({minDate: inZone(library, NEW_YORK, future)})).toBe(31);
  });

  test('of the fence leave it full', () => {
    const {default: Calendar} = fenceModule<{default: ComponentType}>(page, 'limits');
    show('Day.js', Calendar, {});
    expect(screen.getByText('November 2024')).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell', {name: /^\d+$/})).toHaveLength(30);
  });
});
