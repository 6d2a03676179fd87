/**
 * A program that tries the pickers in time zones, one after the other, and prints what came of it as JSON. A test cannot change
 * the zone of its own process.
 */
import {act, cleanup, fireEvent, render} from '@testing-library/react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fa';
import 'dayjs/locale/zh-cn';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {de, enUS, faIR, zhCN} from 'date-fns/locale';
import {DateTime} from 'luxon';
import moment from 'moment-timezone';
import 'moment/locale/de';
import 'moment/locale/fa';
import 'moment/locale/zh-cn';
import * as React from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Outcome} from './pickersInZones';

dayjs.extend(utc);
dayjs.extend(timezone);
moment.locale('en');

const NEW_YORK = 'America/New_York';
/** Its clocks are those of Tokyo: another zone than New York. */
const BERLIN = 'Europe/Berlin';

const LIBRARIES = {
  'Day.js': {
    adapter: AdapterDayjs,
    locales: {'en-US': 'en', de: 'de', fa: 'fa', 'zh-CN': 'zh-cn'},
    local: (iso: string): unknown => dayjs(iso),
    utc: (iso: string): unknown => dayjs.utc(iso),
  },
  'date-fns': {
    adapter: AdapterDateFns,
    locales: {'en-US': enUS, de, fa: faIR, 'zh-CN': zhCN},
    local: (iso: string): unknown => new Date(iso),
    utc: (iso: string): unknown => new Date(iso),
  },
  Luxon: {
    adapter: AdapterLuxon,
    locales: {'en-US': 'en-US', de: 'de', fa: 'fa', 'zh-CN': 'zh-CN'},
    local: (iso: string): unknown => DateTime.fromISO(iso),
    utc: (iso: string): unknown => DateTime.fromISO(iso, {zone: 'UTC'}),
  },
  'Moment.js': {
    adapter: AdapterMoment,
    locales: {'en-US': 'en', de: 'de', fa: 'fa', 'zh-CN': 'zh-cn'},
    local: (iso: string): unknown => moment(iso),
    utc: (iso: string): unknown => moment.utc(iso),
  },
};
type Library = keyof typeof LIBRARIES;
const libraries = Object.keys(LIBRARIES) as Library[];
const LANGUAGES = ['en-US', 'de', 'fa', 'zh-CN'] as const;

/** `2024-05-16T15:30Z` */
function instant(value: unknown): string {
  const {toJSDate, toDate} = (value ?? {}) as {toJSDate?: () => Date; toDate?: () => Date};
  const date = toJSDate?.call(value) ?? toDate?.call(value) ?? (value as Date | null);
  if (!date) {
    return 'null';
  }
  return Number.isNaN(date.getTime()) ? 'invalid' : `${date.toISOString().slice(0, 16)}Z`;
}

function inProvider(library: Library, element: React.ReactElement, locale?: unknown): React.ReactElement {
  const {adapter} = LIBRARIES[library];
  return (
    <LocalizationProvider
      dateAdapter={adapter as typeof AdapterDayjs}
      {...(locale ? {adapterLocale: locale as string} : {})}
    >
      {element}
    </LocalizationProvider>
  );
}

const input = (container: Element): HTMLInputElement => container.querySelector('input') as HTMLInputElement;
const textOf = (container: Element): string => input(container).value.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const DIGITS = /[\d\u0660-\u0669\u06f0-\u06f9]+/g;
const wait = (): Promise<void> => act(async () => void (await new Promise((done) => setTimeout(done, 4))));

/** Clicks into a section that has digits, counted from zero. */
async function select(container: Element, section: number): Promise<void> {
  const field = input(container);
  act(() => field.focus());
  await wait();
  const found = [...field.value.matchAll(DIGITS)][section];
  if (!found) {
    throw new Error(`"${field.value}" has no section ${section}.`);
  }
  field.setSelectionRange(found.index, found.index + 1);
  fireEvent.click(field);
  await wait();
}

function press(container: Element, keys: string): void {
  for (const key of keys) {
    const {value, selectionStart, selectionEnd} = input(container);
    fireEvent.change(input(container), {
      target: {value: value.slice(0, selectionStart ?? 0) + key + value.slice(selectionEnd ?? 0)},
    });
  }
}

/** What a field stores and shows, after keys in a section. */
async function typed(library: Library, props: object, section: number, keys: string): Promise<string> {
  let last = 'no call';
  const {container} = render(
    inProvider(
      library,
      <DateTimeField
        ampm={false}
        {...props}
        onChange={(value, {validationError}) => {
          last = `${instant(value)}${validationError ? ` ${validationError}` : ''}`;
        }}
      />,
    ),
  );
  await select(container, section);
  press(container, keys);
  const shown = textOf(container);
  cleanup();
  return `${shown} = ${last}`;
}

async function languages(): Promise<Outcome['languages']> {
  const outcome: Outcome['languages'] = {};
  for (const library of libraries) {
    for (const language of LANGUAGES) {
      const {locales, local} = LIBRARIES[library];
      let last = '';
      const keep = (value: unknown): void => void (last = instant(value));
      const value = local('2024-05-16T15:30:00Z') as never;
      const first = render(
        inProvider(library, <DateTimeField defaultValue={value} onChange={keep} />, locales[language]),
      );
      const shown = textOf(first.container);
      const minutes = [...input(first.container).value.matchAll(DIGITS)].length - 1;
      await select(first.container, minutes);
      fireEvent.keyDown(input(first.container), {key: 'ArrowUp'});
      const stepped = last;
      cleanup();
      outcome[`${library} ${language}`] = {shown, stepped};
    }
  }
  return outcome;
}

/** The 20th of the month, clicked in the calendar of each library, in a language each. */
function calendars(): Outcome['calendars'] {
  const outcome: Outcome['calendars'] = {};
  for (const [index, library] of libraries.entries()) {
    const language = LANGUAGES[index] ?? 'de';
    const value = LIBRARIES[library].local('2024-05-16T15:30:00Z') as never;
    const {container} = render(
      inProvider(
        library,
        <DateCalendar
          defaultValue={value}
          onChange={(next) => {
            outcome[`${library} ${language}`] = instant(next);
          }}
        />,
        LIBRARIES[library].locales[language],
      ),
    );
    fireEvent.click(container.querySelectorAll('button.MuiPickersDay-root')[19] as HTMLElement);
    cleanup();
  }
  return outcome;
}

async function switches(): Promise<Pick<Outcome, 'gap' | 'twice' | 'winter' | 'clocks'>> {
  const gap: Record<string, string> = {};
  const twice: Record<string, string> = {};
  const winter: Record<string, string> = {};
  const clocks: Outcome['clocks'] = {};
  for (const library of libraries) {
    const value = (iso: string): object => ({defaultValue: LIBRARIES[library].utc(iso), timezone: NEW_YORK});
    gap[library] = await typed(library, value('2024-03-10T05:30:00Z'), 3, '02');
    twice[library] = await typed(library, value('2024-11-03T04:30:00Z'), 3, '01');
    winter[library] = await typed(library, value('2024-11-15T10:30:00Z'), 0, '06');
    for (const day of library === 'date-fns' || process.env.TZ === BERLIN ? [] : ['2024-03-10', '2024-11-03']) {
      const {container} = render(
        inProvider(
          library,
          <DigitalClock ampm={false} timezone={NEW_YORK} value={LIBRARIES[library].utc(`${day}T16:00:00Z`) as never} />,
        ),
      );
      const options = [...container.querySelectorAll('[role=option]')].map(({textContent}) => textContent ?? '');
      clocks[`${library} ${day}`] = `${options.slice(2, 8).join(' ')} … ${options.slice(-2).join(' ')}`;
      cleanup();
    }
  }
  const withText = (text: string): object => ({defaultValue: dayjs.tz(text, NEW_YORK)});
  winter['Day.js, a text'] = await typed('Day.js', withText('2024-11-15T05:30'), 0, '06');
  twice['Day.js, a text, to 05'] = await typed('Day.js', withText('2024-11-03T01:30'), 3, '05');
  const moved = {defaultValue: dayjs.utc('2024-11-15T10:30').tz(NEW_YORK)};
  winter['Day.js, a moved value'] = await typed('Day.js', moved, 0, '06');
  const converted = {defaultValue: dayjs.tz('2024-11-15T05:30', NEW_YORK).utc(), timezone: NEW_YORK};
  winter['Day.js, a text in UTC'] = await typed('Day.js', converted, 0, '06');
  return {gap, twice, winter, clocks};
}

/** 17:30 at +02:00 in Day.js, and the minutes typed anew. */
async function withOffset(): Promise<string> {
  const value = dayjs('2024-05-16T17:30:00+02:00').utcOffset(120);
  return (await typed('Day.js', {defaultValue: value}, 4, '45')).replace(/2024-05-1\dT(.*)Z/, '$1');
}

function dates(): Outcome['dates'] {
  return {
    sent: dayjs('1990-05-16').toISOString(),
    json: JSON.stringify(dayjs('1990-05-16')),
    format: dayjs('1990-05-16').format('YYYY-MM-DD'),
    read: dayjs('1990-05-16T00:00:00Z').format('YYYY-MM-DD HH:mm'),
    newDate: dayjs(new Date('1990-05-16')).format('YYYY-MM-DD'),
  };
}

/** A field that the server rendered in UTC, and the device takes over in its own zone. */
function hydrated(): Outcome['hydrated'] {
  const zone = process.env.TZ;
  const element = inProvider(
    'Day.js',
    <DateTimeField ampm={false} timezone="system" value={dayjs.utc('2024-05-16T15:30')} />,
  );
  process.env.TZ = 'UTC';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const server = textOf(container);
  process.env.TZ = zone;
  const errors: string[] = [];
  act(() => {
    hydrateRoot(container, element, {onRecoverableError: (error) => errors.push(String(error))});
  });
  return {server, client: textOf(container), errors};
}

async function main(): Promise<void> {
  // Two hours of one name have one key in a clock of Day.js.
  const expected = /useLayoutEffect does nothing|two children with the same key/;
  const {error} = console;
  console.error = (...messages: unknown[]) => {
    if (!expected.test(String(messages[0]))) {
      error(...messages);
    }
  };
  const outcomes: Outcome[] = [];
  for (const zone of process.argv.slice(2)) {
    process.env.TZ = zone;
    outcomes.push({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      dates: dates(),
      languages: await languages(),
      calendars: calendars(),
      offset: await withOffset(),
      ...(await switches()),
      hydrated: hydrated(),
    });
  }
  process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
}

void main();
