import {DATE_LIBRARY_NAMES, type DateLibrary} from '@site/src/site/dateLibraries';
import {LONGEST_LINK_STATE, LONGEST_LINKED_TEXT} from '@site/src/site/limits';
import {readTheme, type LinkedTheme} from './linkedTheme';

/** The code of a demo as a link carries it. The demo, its language and its styling stand in the readable part of the hash. */
export interface SentCode {
  readonly code: string;
  /** The date library that the code uses, where the demo follows the reader's choice of one. */
  readonly dateLibrary?: DateLibrary | undefined;
  /** How the demo looked. */
  readonly theme: LinkedTheme;
}

/**
 * Why nothing could be read of a link. `broken`: it was cut off or changed on its way, or never was one. `version`: it has another
 * form than the one below. `tooLong`: it is longer than links of this site are. `unsupported`: the browser cannot decompress.
 */
export type UnreadableCode = 'broken' | 'version' | 'tooLong' | 'unsupported';

/** The form of a state: JSON, compressed by DEFLATE, in base64url. */
const VERSION = '1';

/** Ends each state. Chats cut marks such as `-` off the end of a link, and a link without its end is known as one. */
const END = 'z';

const FORMAT = 'deflate-raw';

/** Half characters, and control characters other than tabs and line breaks: no editor shows them. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const UNREADABLE = /[\p{Surrogate}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** Characters that change the order in which the others are shown, so that code can look like other code. */
const REORDERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Whether code may read differently than it runs. */
export function looksReordered(code: string): boolean {
  return REORDERING.test(code);
}

/** The code as an editor shows it, without what nobody would see. */
export function visibleCode(code: string): string {
  return code.replace(/\r\n?/g, '\n').replace(UNREADABLE, '\ufffd');
}

/** What is too long for a limit ends here, before it takes more memory. */
class TooLong extends Error {}

/** @throws TooLong beyond a number of bytes; whatever the stream throws, for data that is not what it should be */
async function passedThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return new Uint8Array(await new Blob(parts).arrayBuffer());
    }
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooLong();
    }
    parts.push(new Uint8Array(value));
  }
}

/** What compresses, or decompresses; nothing in a browser that cannot. */
function streamOf<Stream>(make: () => Stream): Stream | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws for text that is no base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Code as the state of a link: characters of base64url only, which no chat changes.
 *
 * @returns `tooLong` beyond {@link LONGEST_LINK_STATE} characters or {@link LONGEST_LINKED_TEXT} bytes, `unsupported` where the
 *   browser cannot compress
 */
export async function packCode({
  code,
  dateLibrary,
  theme,
}: SentCode): Promise<{readonly state: string} | Extract<UnreadableCode, 'tooLong' | 'unsupported'>> {
  const json = JSON.stringify({
    code: visibleCode(code),
    ...(dateLibrary && {dates: dateLibrary}),
    ...(Object.keys(theme).length > 0 && {theme}),
  });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > LONGEST_LINKED_TEXT) {
    return 'tooLong';
  }
  const stream = streamOf(() => new CompressionStream(FORMAT));
  if (!stream) {
    return 'unsupported';
  }
  // What cannot be compressed becomes a little longer, and then is too long anyway.
  const packed = await passedThrough(bytes, stream, 2 * LONGEST_LINKED_TEXT);
  const state = VERSION + toBase64Url(packed) + END;
  return state.length > LONGEST_LINK_STATE ? 'tooLong' : {state};
}

function sentCode(value: unknown): SentCode | 'broken' {
  const {code, dates, theme} = isRecord(value) ? value : {};
  const dateLibrary = DATE_LIBRARY_NAMES.find((name) => name === dates);
  if (typeof code !== 'string' || (dates !== undefined && !dateLibrary)) {
    return 'broken';
  }
  return {code: visibleCode(code), ...(dateLibrary && {dateLibrary}), theme: readTheme(theme)};
}

/** Reads what {@link packCode} wrote, or anything else. It never throws, takes bounded time and memory, and runs nothing. */
export async function unpackCode(state: string): Promise<SentCode | UnreadableCode> {
  if (state.length > LONGEST_LINK_STATE) {
    return 'tooLong';
  }
  if (!state.startsWith(VERSION)) {
    return /^\d/.test(state) ? 'version' : 'broken';
  }
  const packed = /^.([\w-]+)z$/.exec(state)?.[1];
  if (packed === undefined) {
    return 'broken';
  }
  const stream = streamOf(() => new DecompressionStream(FORMAT));
  if (!stream) {
    return 'unsupported';
  }
  try {
    const bytes = await passedThrough(fromBase64Url(packed), stream, LONGEST_LINKED_TEXT);
    return sentCode(JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)));
  } catch (error) {
    return error instanceof TooLong ? 'tooLong' : 'broken';
  }
}
