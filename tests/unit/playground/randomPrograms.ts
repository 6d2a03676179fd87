import type {Declaration, ElementNode, Program, Value, Values} from '../../../plugins/playground/client/values';

type Random = () => number;

/** Numbers from zero to one, the same for each seed (mulberry32). */
function numbersFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = ['a', 'id', 'data', 'label', 'series', 'xAxis', 'scaleType', 'initialState', 'columnVisibilityModel'];
const TEXTS = [
  '',
  'band',
  'Ada Lovelace',
  "it's",
  'say "hi"',
  'two\nlines',
  '{x}',
  '漢字 🙂',
  'back\\slash',
  '&amp; <b>',
];

function pick<Entry>(random: Random, entries: readonly [Entry, ...Entry[]] | readonly Entry[]): Entry {
  return entries[Math.floor(random() * entries.length)]!;
}

function many<Made>(random: Random, most: number, make: () => Made): Made[] {
  return Array.from({length: Math.floor(random() * (most + 1))}, make);
}

function text(random: Random): string {
  return many(random, 5, () => pick(random, TEXTS)).join(' ');
}

function name(random: Random): string {
  const words = [pick(random, WORDS), ...many(random, 2, () => pick(random, WORDS))];
  return words.map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}

function record(random: Random, most: number, depth: number): Values {
  return Object.fromEntries(many(random, most, () => [name(random), value(random, depth)]));
}

function number(random: Random): number {
  return pick(random, [0, 7, -12, 0.5, 1234567, 1e21, -1e-9]) + Math.floor(random() * 1000);
}

function reference(random: Random): {$name: string; $from: string; $isDefault?: true} {
  const from = pick(random, ['@mui/x-charts', '@mui/x-data-grid', '@mui/material/locale']);
  const isDefault = random() < 0.2;
  return isDefault
    ? {$name: 'Icon', $from: `@mui/icons-material/${name(random)}`, $isDefault: true}
    : {$name: pick(random, ['GridToolbar', 'deDE', 'curveStepBefore']), $from: from};
}

function value(random: Random, depth: number): Value {
  const kinds: readonly (() => Value)[] = [
    () => text(random),
    () => number(random),
    () => pick(random, [true, false, null]),
    () => ({$date: '2026-03-02T09:30'}),
    () => reference(random),
    () => many(random, 30, () => number(random)),
    () => many(random, 6, () => text(random)),
    () => many(random, 4, () => value(random, depth - 1)),
    () => many(random, 4, () => record(random, 3, depth - 1)),
    () => record(random, 5, depth - 1),
    () => ({$element: element(random, depth - 1)}),
    () => ({$call: reference(random), $arguments: many(random, 3, () => value(random, depth - 1))}),
  ];
  return pick(random, depth > 0 ? kinds : kinds.slice(0, 7))();
}

function children(random: Random, depth: number): (ElementNode | string)[] {
  // Prettier moves a text that is one space to the line before it.
  const child = (): ElementNode | string => (random() < 0.4 ? text(random) || 'none' : element(random, depth - 1));
  return many(random, 3, child).map((made) => (typeof made === 'string' && made.trim() === '' ? 'blank' : made));
}

function element(random: Random, depth: number): ElementNode {
  const props = record(random, 4, depth);
  const made = random() < 0.5 ? {component: 'div'} : {component: 'BarChart', from: '@mui/x-charts/BarChart'};
  return {...made, props, ...(depth > 0 && {children: children(random, depth)})};
}

function declaration(random: Random, at: number): Declaration {
  const type = {text: 'GridColDef[]', name: 'GridColDef', from: '@mui/x-data-grid'};
  return {
    name: `${name(random)}${String(at)}`,
    value: value(random, 3),
    ...(random() < 0.3 && {type}),
  };
}

/** Programs of every kind, always the same. */
export function randomPrograms(count: number): Program[] {
  const random = numbersFrom(17);
  return Array.from({length: count}, () => {
    const declarations = many(random, 3, () => 0).map((_, at) => declaration(random, at));
    return {name: 'Example', declarations, element: element(random, 3)};
  });
}
