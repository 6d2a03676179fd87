import {decompressFromEncodedURIComponent} from 'lz-string';
import {MOST_DECODED, MOST_ENCODED, unpackLink} from '../../../plugins/playground/client/linkText';
import {decodeState} from '../../../plugins/playground/client/stateLink';
import type {Value} from '../../../plugins/playground/client/values';
import {compressed, CONTEXT, forged, seeded} from './linkFixture';

function pathsOf(text: string): readonly string[] {
  return decodeState(text, CONTEXT).problems.map(({path}) => path);
}

/** Time of the processor, the least of some runs, since other work on the machine only ever adds. */
function leastMilliseconds(run: () => void): number {
  return Math.min(
    ...Array.from({length: 7}, () => {
      const start = process.cpuUsage();
      run();
      return process.cpuUsage(start).user / 1000;
    }),
  );
}

/** In milliseconds. Reading takes 20 to 65 of them, by machine; reading in steps that grow with the text takes seconds. */
const IN_TIME = 200;

const RANDOM = seeded(17);
const ANY =
  Array.from({length: 96}, (_, index) => String.fromCharCode(32 + index)).join('') + 'ä€\u0000\ud800%%%%""\\\\';
const URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

function noise(alphabet: string, length: number): string {
  return Array.from({length}, () => alphabet[Math.floor(RANDOM() * alphabet.length)]).join('');
}

/**
 * Compressed text that grows the most: each code names what it makes itself, the text before with one more letter. The
 * compressor would take half a minute for it.
 */
function bomb(length: number): string {
  const bits: number[] = [];
  const write = (value: number, count: number): void => {
    for (let bit = 0; bit < count; bit += 1) {
      bits.push((value >> bit) & 1);
    }
  };
  write(0, 2);
  write('a'.charCodeAt(0), 8);
  for (let code = 4, width = 3, left = 4; bits.length + 2 * width <= 6 * length; code += 1) {
    write(code, width);
    left -= 1;
    if (left === 0) {
      left = 1 << width;
      width += 1;
    }
  }
  // The code that ends the text, in the width of the last one or one more.
  write(2, 14);
  const letters = `${URL.slice(0, 62)}+-`;
  const sixes = Array.from({length}, (_, at) => bits.slice(6 * at, 6 * at + 6).reduce((sum, bit) => 2 * sum + bit, 0));
  return `z1${sixes
    .map((six) => letters[six])
    .join('')
    .replaceAll('+', '_')}`;
}

const BODY = MOST_ENCODED - 2;
const UNKNOWN_FIELDS = Object.fromEntries(Array.from({length: 900}, (_, index) => [`fielt${index}`, 1]));

const HOSTILE: Readonly<Record<string, string>> = {
  nothing: '',
  'no format': 'x'.repeat(MOST_ENCODED),
  'random characters': `p1${noise(ANY, BODY)}`,
  'random bytes': `z1${noise(URL, BODY)}`,
  'open brackets': `p1${';'.repeat(BODY)}`,
  'open objects': `p1${'(a:'.repeat(BODY / 3)}`,
  quotes: `p1${'~'.repeat(BODY)}`,
  'escaped quotes': `p1(a:${'%5C~'.repeat(BODY / 4 - 2)}`,
  backslashes: `p1(a:~${'%5C'.repeat(BODY / 3 - 3)}`,
  percents: `p1${'%'.repeat(BODY)}`,
  'half characters': `p1${'%C3'.repeat(BODY / 3)}`,
  commas: `p1(${','.repeat(BODY - 1)}`,
  'deep lists': forged({sx: JSON.parse('['.repeat(4000) + ']'.repeat(4000)) as Value}, 'quarters'),
  'many unknown fields': forged({'xAxis.0': UNKNOWN_FIELDS, slots: UNKNOWN_FIELDS}, 'quarters'),
  'many unknown props': forged(UNKNOWN_FIELDS, 'quarters'),
  'long unknown props': forged(
    Object.fromEntries(Array.from({length: 90}, (_, index) => [`${'x'.repeat(900)}${index}`, 1])),
    'quarters',
  ),
  'a bomb of letters': bomb(BODY),
  'a bomb of lists': compressed('[],'.repeat(33_000)),
  'a bomb of quotes': compressed('"'.repeat(MOST_DECODED)),
};

const HEAVY: Readonly<Record<string, string>> = {
  'deep lists in text': forged({sx: `${'['.repeat(4900)}${']'.repeat(4900)}`, title: '[['}, 'quarters'),
  'many deep lists in texts': forged(
    {sx: Array.from({length: 9}, () => `${'['.repeat(4900)}${']'.repeat(4900)}`)},
    'quarters',
  ),
  'many values': forged({sx: Array.from({length: 900}, () => Array.from({length: 40}, () => 1))}, 'quarters'),
  'many paths into much': forged(
    {
      series: Array.from({length: 999}, () => ({a: 1, b: [1]})),
      ...Object.fromEntries(Array.from({length: 499}, (_, index) => [`series.${index}.a`, 2])),
    },
    'quarters',
  ),
  'paths into rows': forged(
    Object.fromEntries(Array.from({length: 499}, (_, index) => [`series.0.data.${index}.a`, 1])),
    'quarters',
  ),
};

describe('a hostile link', () => {
  test.each(Object.entries(HEAVY))('of %s is read in time', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(MOST_ENCODED);
    expect(leastMilliseconds(() => decodeState(text, CONTEXT))).toBeLessThan(IN_TIME);
  });

  test.each(Object.entries(HOSTILE))('of %s is refused in time, and named', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(MOST_ENCODED);
    expect(pathsOf(text).length).toBeGreaterThan(0);
    expect(leastMilliseconds(() => decodeState(text, CONTEXT))).toBeLessThan(IN_TIME);
  });

  test('cannot hold more than its limits', () => {
    expect(unpackLink(`p1${'a'.repeat(MOST_ENCODED)}`)).toBe('tooLong');
    const letters = bomb(BODY);
    const expanded = decompressFromEncodedURIComponent(letters.slice(2).replaceAll('_', '+'));
    expect(expanded.length).toBeGreaterThan(1000 * letters.length);
    expect(unpackLink(letters)).toBe('tooLong');
    expect(unpackLink(compressed('a'.repeat(MOST_DECODED - 2)))).toEqual({
      parts: ['a'.repeat(MOST_DECODED - 2)],
      isCut: false,
    });
  });

  test('cannot change what all objects inherit', () => {
    decodeState(forged(JSON.parse('{"sx.__proto__.polluted":1,"__proto__":{"polluted":1}}'), 'quarters'), CONTEXT);
    expect({}).not.toHaveProperty('polluted');
  });
});
