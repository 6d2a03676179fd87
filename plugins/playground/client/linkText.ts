import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';
import {LONGEST_LINK_STATE} from '../../../src/site/limits';

/**
 * JSON as a part of a URL. The first character says how it is written, the second which version of the format it is:
 *
 * - `p1`: readable. Words have no quotes, and characters that URLs or chats break are swapped for others:
 *   `(layout:horizontal,height:400),quarters`. A few changes are shortest so.
 * - `z1`: the same text, compressed. It is used if it is shorter.
 */
const VERSION = '1';

/** Longer links are neither made nor read. */
export const MOST_ENCODED = LONGEST_LINK_STATE;
/** Longest text of a link after it was decompressed, in characters. */
export const MOST_DECODED = 100_000;

export type UnreadableLink = 'broken' | 'tooLong' | 'newer';

export interface UnpackedLink {
  readonly parts: readonly unknown[];
  /** Whether the end is missing. */
  readonly isCut: boolean;
}

/** Pairs of characters that are swapped. Words end in none of them, so that chats see where a link ends. */
const SWAPPED = new Map(
  ['{(', '})', '[;', ']!', '"~', ' _'].flatMap(([a, b]) => [[a!, b!] as const, [b!, a!] as const]),
);

function swapped(text: string): string {
  return text.replace(/[{(})[;\]!"~ _]/g, (character) => SWAPPED.get(character) ?? character);
}

/** A string in quotes, a number, or a word. A string without an end goes to the end, which keeps the search short. */
const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\w.+-]*|[A-Za-z$][\w$.-]*/g;
const QUOTED_WORD = /^"([A-Za-z$][\w$.-]*)"$/;
const LITERALS = new Set(['true', 'false', 'null']);

function withBareWords(json: string): string {
  return json.replace(TOKEN, (token) => {
    const word = QUOTED_WORD.exec(token)?.[1];
    return word === undefined || LITERALS.has(word) ? token : word;
  });
}

function withQuotedWords(text: string): string {
  return text.replace(TOKEN, (token) => (/^[A-Za-z$]/.test(token) && !LITERALS.has(token) ? `"${token}"` : token));
}

function toUrl(text: string): string {
  return encodeURIComponent(swapped(text))
    .replace(/%(?:2C|3A|3B|24|40|2F)/g, decodeURIComponent)
    .replace(/['*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Reads text that a chat escaped once more as well; a character that was cut in two is dropped. */
function fromUrl(text: string): string | undefined {
  for (const tried of [text, text.replace(/(?:%[\da-f]{0,2}){1,4}$/i, '')]) {
    try {
      return swapped(decodeURIComponent(tried));
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/** Some mail programs turn `+` into a space, but leave `_` alone. */
function compressed(text: string): string {
  return compressToEncodedURIComponent(text).replaceAll('+', '_');
}

function decompressed(text: string): string | undefined {
  return /^[\w-]+$/.test(text) ? decompressFromEncodedURIComponent(text.replaceAll('_', '+')) || undefined : undefined;
}

/** The text of a link; `undefined` if it is too long. The last part should be a word: chats cut punctuation off the end. */
export function packLink(parts: readonly unknown[]): string | undefined {
  const json = JSON.stringify(parts).slice(1, -1);
  if (json.length > MOST_DECODED) {
    return undefined;
  }
  const text = withBareWords(json);
  const [plain, small] = [`p${VERSION}${toUrl(text)}`, `z${VERSION}${compressed(text)}`];
  const shortest = plain.length <= small.length ? plain : small;
  return shortest.length <= MOST_ENCODED ? shortest : undefined;
}

/** The first part of a cut link, an object, up to the last comma between its fields. */
function wholeFields(json: string): string | undefined {
  let depth = 0;
  let end: number | undefined;
  for (const {0: token, index} of json.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"?|[[\]{},]/g)) {
    depth += '[{'.includes(token) ? 1 : ']}'.includes(token) ? -1 : 0;
    end = token === ',' && depth === 1 ? index : end;
  }
  return json.startsWith('{') && end !== undefined ? `${json.slice(0, end)}}` : undefined;
}

function parsedParts(json: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(`[${json}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
}

/** The parts of a link, whoever wrote it. It never throws, and its time is bounded by the limits above. */
export function unpackLink(text: string): UnpackedLink | UnreadableLink {
  if (text.length > MOST_ENCODED) {
    return 'tooLong';
  }
  const [, form, version, body] = /^([pz])(\d)(.*)$/s.exec(text) ?? [];
  if (form === undefined || version === undefined || body === undefined) {
    return 'broken';
  }
  if (version !== VERSION) {
    return Number(version) > Number(VERSION) ? 'newer' : 'broken';
  }
  const short = form === 'p' ? fromUrl(body) : decompressed(body);
  if (short === undefined) {
    return 'broken';
  }
  const json = short.length > MOST_DECODED ? short : withQuotedWords(short);
  if (json.length > MOST_DECODED) {
    return 'tooLong';
  }
  const parts = parsedParts(json);
  if (parts) {
    return {parts, isCut: false};
  }
  const whole = wholeFields(json);
  const left = whole === undefined ? undefined : parsedParts(whole);
  return left ? {parts: left, isCut: true} : 'broken';
}
