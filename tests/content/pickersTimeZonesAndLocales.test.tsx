/** What the page on time zones says about devices in other zones, tried in four languages. */
import {readProjectFile} from '../rules/projectFiles';
import {outcomesIn, type Outcome} from './pickersInZones';

const NEW_YORK = 'America/New_York';
const TOKYO = 'Asia/Tokyo';
const BERLIN = 'Europe/Berlin';

const outcomes = new Map<string, Outcome>();
beforeAll(async () => {
  for (const outcome of await outcomesIn([NEW_YORK, TOKYO, BERLIN])) {
    outcomes.set(outcome.zone, outcome);
  }
}, 60_000);

function inZone(zone: string): Outcome {
  const outcome = outcomes.get(zone);
  if (!outcome) {
    throw new Error(`Nothing was tried in ${zone}, only in ${[...outcomes.keys()].join(', ')}.`);
  }
  return outcome;
}

/** The time on the wall of a zone, of 15:30 in UTC. */
const WALLS = {
  [NEW_YORK]: {day: '16', hour: '11', half: '11', meridiem: 0},
  [TOKYO]: {day: '17', hour: '00', half: '12', meridiem: 0},
  [BERLIN]: {day: '16', hour: '17', half: '05', meridiem: 1},
};
const MERIDIEMS = {en: ['AM', 'PM'], fa: ['ق.ظ.', 'ب.ظ.'], zh: ['上午', '下午']};

describe.each(Object.entries(WALLS))('A device in %s', (zone, {day, hour, half, meridiem}) => {
  test('shows its own time in four languages, in the order of each', () => {
    const shown = Object.fromEntries(
      Object.entries(inZone(zone).languages).map(([key, outcome]) => [key, outcome.shown]),
    );
    const en = `05/${day}/2024 ${half}:30 ${MERIDIEMS.en[meridiem]}`;
    const de = `${day}.05.2024 ${hour}:30`;
    const zh = `2024/05/${day} ${hour}:30`;
    expect(shown).toMatchObject({
      'Day.js en-US': en,
      'date-fns en-US': en,
      'Luxon en-US': en,
      'Moment.js en-US': en,
      'Day.js de': de,
      'date-fns de': de,
      'Luxon de': de,
      'Moment.js de': de,
      'Day.js zh-CN': zh,
      'Luxon zh-CN': zh,
      'Moment.js zh-CN': zh,
      'date-fns zh-CN': `24-05-${day} ${half}:30 ${MERIDIEMS.zh[meridiem]}`,
      'Day.js fa': `${day}/05/2024 ${hour}:30`,
      'date-fns fa': `2024/05/${day} ${half}:30 ${MERIDIEMS.fa[meridiem]}`,
    });
  });

  test('stores the same moment after an arrow key on the minutes, and after a click in the calendar', () => {
    const {languages, calendars} = inZone(zone);
    // A field with the digits of Persian is broken in this version: tests below.
    const typed = Object.entries(languages).filter(([key]) => !/^(Luxon|Moment\.js) fa$/.test(key));
    expect(typed).toHaveLength(14);
    expect(new Set(typed.map(([, {stepped}]) => stepped))).toEqual(new Set(['2024-05-16T15:31Z']));
    // In Tokyo, 15:30 in UTC is after midnight, so the 20th there begins on the 19th.
    const chosen = zone === TOKYO ? '2024-05-19T15:30Z' : '2024-05-20T15:30Z';
    expect(calendars).toEqual({
      'Day.js en-US': chosen,
      'date-fns de': chosen,
      'Luxon fa': chosen,
      'Moment.js zh-CN': chosen,
    });
  });

  test('sends a day of June unharmed, if the value is in UTC or was moved', () => {
    const {winter} = inZone(zone);
    for (const way of ['Day.js', 'Luxon', 'Moment.js', 'Day.js, a moved value', 'Day.js, a text in UTC']) {
      expect([way, winter[way]]).toEqual([way, '06/15/2024 05:30 = 2024-06-15T09:30Z']);
    }
  });

  test('takes a field over from a server in UTC, without an error', () => {
    expect(inZone(zone).hydrated).toEqual({
      server: '05/16/2024 15:30',
      client: `05/${day}/2024 ${hour}:30`,
      errors: [],
    });
  });

  test('gets the first of two hours from the keyboard', () => {
    const {twice} = inZone(zone);
    for (const library of ['Day.js', 'Luxon', 'Moment.js']) {
      expect([library, twice[library]]).toEqual([library, '11/03/2024 01:30 = 2024-11-03T05:30Z']);
    }
  });

  test('returns the time of the device from a value with an offset of Day.js', () => {
    const {offset} = inZone(zone);
    expect(offset).toBe(`05/16/2024 17:45 = ${{[NEW_YORK]: '21:45', [TOKYO]: '08:45', [BERLIN]: '15:45'}[zone]}`);
  });
});

test('fields with the digits of Persian are broken in Luxon and Moment.js, in this version', () => {
  const {languages} = inZone(BERLIN);
  expect(languages['Luxon fa']).toEqual({shown: '0NaN/NaN/NaN NaN:NaN', stepped: 'invalid'});
  expect(languages['Moment.js fa']).toEqual({shown: '۱۶/۰۵/0NaN ۱۷:۳۰', stepped: 'invalid'});
});

test('a text in dayjs.tz is an hour or a day off where the device has daylight saving time', () => {
  expect([NEW_YORK, BERLIN, TOKYO].map((zone) => inZone(zone).winter['Day.js, a text'])).toEqual([
    '06/15/2024 05:30 = 2024-06-15T08:30Z',
    '06/15/2024 05:30 = 2024-06-15T08:30Z',
    '06/15/2024 05:30 = 2024-06-15T09:30Z',
  ]);
  expect(inZone(NEW_YORK).twice['Day.js, a text, to 05']).toBe('11/03/2024 05:30 = 2024-11-02T09:30Z');
});

test('02:30 on 10 March becomes another time, as the table says', () => {
  const stored = (zone: string, library: string): string | undefined =>
    inZone(zone).gap[library]?.replace('03/10/2024 02:30 = ', '');
  const later = '2024-03-10T07:30Z';
  const earlier = '2024-03-10T06:30Z';
  for (const [library, same, other] of [
    ['Luxon', later, later],
    ['Moment.js', later, earlier],
    ['Day.js', 'invalid invalidDate', earlier],
  ]) {
    const found = [NEW_YORK, TOKYO, BERLIN].map((zone) => stored(zone, library as string));
    expect([library, ...found]).toEqual([library, same, other, other]);
  }
  expect(stored(NEW_YORK, 'date-fns')).toBe(later);
});

test('clocks offer other hours on these days', () => {
  const luxon = [
    '01:00 01:30 03:00 03:30 04:00 04:30 … 00:00 00:30',
    '01:00 01:30 01:00 01:30 02:00 02:30 … 22:00 22:30',
  ];
  const clocks = (zone: string, library: string): unknown[] =>
    ['2024-03-10', '2024-11-03'].map((day) => inZone(zone).clocks[`${library} ${day}`]);
  for (const zone of [NEW_YORK, TOKYO]) {
    expect(clocks(zone, 'Luxon')).toEqual(luxon);
    expect(clocks(zone, 'Moment.js')).toEqual(luxon);
  }
  expect(clocks(NEW_YORK, 'Day.js')).toEqual([luxon[0], '01:00 01:30 01:00 01:30 01:00 01:30 … 22:00 22:30']);
  const ordinary = '01:00 01:30 02:00 02:30 03:00 03:30 … 23:00 23:30';
  expect(clocks(TOKYO, 'Day.js')).toEqual([ordinary, ordinary]);
});

test('a birthday moves in UTC, as the table says', () => {
  const page = readProjectFile('docs/react-date-pickers/timezone/index.mdx');
  const {sent, json, format} = inZone(BERLIN).dates;
  expect([sent, json, format]).toEqual(['1990-05-15T22:00:00.000Z', `"${sent}"`, '1990-05-16']);
  expect(page).toContain(`\`${sent}\``);
  expect(inZone(NEW_YORK).dates).toMatchObject({
    format: '1990-05-16',
    read: '1990-05-15 20:00',
    newDate: '1990-05-15',
  });
});
