export const STATUSES = ['On time', 'Delayed', 'Canceled'] as const;

/** A train that leaves the station. */
export interface Departure {
  readonly id: number;
  readonly time: Date;
  readonly train: string;
  readonly destination: string;
  readonly platform: number;
  /** The share of its seats that are taken, in percent. */
  readonly taken: number;
  readonly status: (typeof STATUSES)[number];
}

export const PLATFORMS: readonly number[] = Array.from({length: 24}, (_unused, index) => index + 1);

const LINES = [
  ['ICE', 'Berlin Hbf'],
  ['RE', 'Karlsruhe Hbf'],
  ['TGV', 'Paris Est'],
  ['ICE', 'Zürich HB'],
  ['RB', 'Wiesbaden Hbf'],
  ['IC', 'Hamburg-Altona'],
  ['ICE', 'Bruxelles-Midi'],
  ['EC', 'Milano Centrale'],
  ['RE', 'Saarbrücken Hbf'],
  ['ICE', 'Wien Hbf'],
  ['ICE', 'Amsterdam Centraal'],
] as const;

const FIRST = new Date(2026, 1, 2, 5, 2).getTime();
const MINUTES_BETWEEN = 7;
const A_WEEK = (7 * 24 * 60) / MINUTES_BETWEEN;

/** A number from 0 on and below the limit that looks random, and is the same on every call. */
function scatter(index: number, salt: number, limit: number): number {
  const bits = Math.imul(index * 8 + salt + 1, 0x9e3779b1);
  return (Math.imul(bits ^ (bits >>> 15), 0x85ebca6b) >>> 8) % limit;
}

function makeDeparture(_unused: unknown, index: number): Departure {
  const [kind, destination] = LINES[scatter(index, 0, LINES.length)] ?? LINES[0];
  const luck = scatter(index, 1, 40);
  return {
    id: index,
    time: new Date(FIRST + index * MINUTES_BETWEEN * 60_000),
    train: `${kind} ${10 + scatter(index, 2, 690)}`,
    destination,
    platform: PLATFORMS[scatter(index, 3, PLATFORMS.length)] ?? 1,
    taken: 18 + scatter(index, 4, 80),
    status: luck === 0 ? 'Canceled' : luck < 8 ? 'Delayed' : 'On time',
  };
}

/** The departures of a week, the first of them first. */
export const DEPARTURES: readonly Departure[] = Array.from({length: A_WEEK}, makeDeparture);
