import {deflateRawSync} from 'node:zlib';
import {codeHash} from '../../../plugins/demos/client/demoLinks';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {looksReordered, packCode, unpackCode, visibleCode} from '../../../plugins/demos/client/linkedCode/packCode';
import {readCodeLink} from '../../../plugins/demos/client/linkedCode/readCodeLink';
import type {DemoInfo, DemoStyling} from '../../../plugins/demos/types';
import {LONGEST_LINK_STATE, LONGEST_LINKED_TEXT} from '../../../src/site/limits';
import {forgedState} from './linkedStates';

const CODE = `import * as React from 'react';

export default function BasicBars() {
  return <p title="Größe 中文 💥">\\u0000 {'</script>'}</p>;
}
`;

async function stateOf(code: string): Promise<string> {
  const packed = await packCode({code, theme: {}});
  expect(packed).toMatchObject({state: expect.any(String) as string});
  return (packed as {state: string}).state;
}

const styling = (one: Partial<DemoStyling>): DemoStyling => one as DemoStyling;

const DEMO: DemoInfo = {
  name: 'BasicBars',
  page: '/x/react-charts/bars',
  plan: 'community',
  stylings: [styling({styling: 'MUI System', translations: {} as never}), styling({styling: 'CSS'})],
};

async function messageOf(hash: string): Promise<string> {
  const read = await readCodeLink(readDemoHash(hash)!, DEMO);
  return 'message' in read ? read.message : '';
}

describe('the state of a link', () => {
  test('has characters that no chat changes, and gives back what went in', async () => {
    const sent = {
      code: CODE,
      dateLibrary: 'luxon',
      theme: {mode: 'dark', direction: 'rtl', dense: true, spacing: 4, colors: {primary: {main: '#f00'}}},
    } as const;
    const {state} = (await packCode(sent)) as {state: string};
    expect(state).toMatch(/^1[\w-]+z$/);
    await expect(unpackCode(state)).resolves.toEqual(sent);
  });

  test('of a demo with the usual look has nothing but the code', async () => {
    await expect(unpackCode(await stateOf(CODE))).resolves.toEqual({code: CODE, theme: {}});
  });

  test('is part of a hash that names the demo, its language and its styling', async () => {
    const state = await stateOf(CODE);
    const hash = codeHash('BasicBars', 'JS', 'Tailwind', state);
    expect(hash).toBe(`#tailwind-BasicBars.js=${state}`);
    expect(new URL(hash, 'https://mui.com/x/').hash).toBe(hash);
    expect(readDemoHash(hash)).toEqual({name: 'BasicBars', codeVariant: 'JS', styling: 'Tailwind', state});
    expect(readDemoHash(`#BasicBars.tsx=${state}`)).toMatchObject({styling: 'MUI System', codeVariant: 'TS'});
  });

  test('has the code as an editor shows it', async () => {
    const odd = 'a\r\nb\rc\td\u0000e\ud800f\u0085g';
    expect(visibleCode(odd)).toBe('a\nb\nc\td\ufffde\ufffdf\ufffdg');
    await expect(unpackCode(await stateOf(odd))).resolves.toMatchObject({code: visibleCode(odd)});
    // Whoever forges a link does not clean it.
    await expect(unpackCode(forgedState({code: odd}))).resolves.toMatchObject({code: visibleCode(odd)});
  });

  test('is not made of code that is too long, compressed or not', async () => {
    const random = Array.from({length: 10_000}, (_, index) => ((index * 7919) ** 2 % 1e9).toString(36)).join('');
    await expect(packCode({code: random.slice(0, 30_000), theme: {}})).resolves.toBe('tooLong');
    await expect(packCode({code: 'a'.repeat(LONGEST_LINKED_TEXT), theme: {}})).resolves.toBe('tooLong');
    await expect(packCode({code: 'a'.repeat(LONGEST_LINKED_TEXT - 20), theme: {}})).resolves.toHaveProperty('state');
  });
});

describe('a state that nobody made here', () => {
  const packed = deflateRawSync('{"code":"a"}').toString('base64url');

  test.each([
    ['nothing', '', 'broken'],
    ['no base64url', '1ab/cz', 'broken'],
    ['one character of base64', '1az', 'broken'],
    ['no compressed data', `1${Buffer.from('hello').toString('base64url')}z`, 'broken'],
    ['no end', `1${packed}`, 'broken'],
    ['half of the data', `1${packed.slice(0, 8)}z`, 'broken'],
    ['bytes that are no text', `1${deflateRawSync(Buffer.from([0x22, 0xff, 0x22])).toString('base64url')}z`, 'broken'],
    ['no JSON', `1${deflateRawSync('{"code":').toString('base64url')}z`, 'broken'],
    ['no object', forgedState('a'), 'broken'],
    ['a list', forgedState([CODE]), 'broken'],
    ['null', forgedState(null), 'broken'],
    ['no code', forgedState({}), 'broken'],
    ['code that is no text', forgedState({code: 3}), 'broken'],
    ['code of a prototype', `1${deflateRawSync('{"__proto__":{"code":"a"}}').toString('base64url')}z`, 'broken'],
    ['an unknown date library', forgedState({code: 'a', dates: 'constructor'}), 'broken'],
    ['a later version', `2${packed}z`, 'version'],
    ['10 MB', `1${'a'.repeat(10_000_000)}z`, 'tooLong'],
    ['one character too much', `1${'a'.repeat(LONGEST_LINK_STATE - 1)}z`, 'tooLong'],
    ['a text one byte too long', forgedState({code: 'a'.repeat(LONGEST_LINKED_TEXT - 10)}), 'tooLong'],
  ])('is refused: %s', async (_what, state, problem) => {
    await expect(unpackCode(state)).resolves.toBe(problem);
    expect(({} as {code?: string}).code).toBeUndefined();
  });

  test('that would fill the memory is read up to the limit', async () => {
    const bomb = `1${deflateRawSync(Buffer.alloc(4_000_000, 'a')).toString('base64url')}z`;
    expect(bomb.length).toBeLessThanOrEqual(LONGEST_LINK_STATE);
    let read = 0;
    const {DecompressionStream: Stock} = globalThis;
    class Counted {
      readonly readable: ReadableStream<Uint8Array>;
      readonly writable: WritableStream;
      constructor(format: CompressionFormat) {
        const {readable, writable} = new Stock(format);
        this.writable = writable;
        this.readable = readable.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>(
            {
              transform(part, controller) {
                read += part.length;
                controller.enqueue(part);
              },
            },
            undefined,
            {highWaterMark: 0},
          ),
        );
      }
    }
    globalThis.DecompressionStream = Counted as never;
    try {
      await expect(unpackCode(bomb)).resolves.toBe('tooLong');
    } finally {
      globalThis.DecompressionStream = Stock;
    }
    expect(read).toBeGreaterThan(LONGEST_LINKED_TEXT);
    expect(read).toBeLessThan(4 * LONGEST_LINKED_TEXT);
  });

  test('is not read, and none made, by a browser that has no streams for it', async () => {
    const state = await stateOf(CODE);
    const {DecompressionStream, CompressionStream} = globalThis;
    Object.assign(globalThis, {DecompressionStream: undefined, CompressionStream: undefined});
    try {
      await expect(unpackCode(state)).resolves.toBe('unsupported');
      await expect(packCode({code: CODE, theme: {}})).resolves.toBe('unsupported');
      expect(await messageOf(`#BasicBars.tsx=${state}`)).toMatch(/^This browser is too old to open code from a link\./);
    } finally {
      Object.assign(globalThis, {DecompressionStream, CompressionStream});
    }
  });
});

describe('a link', () => {
  test('brings code to one text of its demo', async () => {
    const state = forgedState({code: CODE, dates: 'luxon', theme: {mode: 'dark'}});
    await expect(readCodeLink(readDemoHash(`#BasicBars.js=${state}`)!, DEMO)).resolves.toEqual({
      code: CODE,
      theme: {mode: 'dark'},
      variant: 'JS',
      styling: 'MUI System',
      dateLibrary: 'luxon',
      key: 'demo-edit:/x/react-charts/bars#system-BasicBars.JS',
    });
    const css = await readCodeLink(readDemoHash(`#css-BasicBars.tsx=${await stateOf(CODE)}`)!, DEMO);
    expect(css).toMatchObject({
      code: CODE,
      theme: {},
      styling: 'CSS',
      key: 'demo-edit:/x/react-charts/bars#css-BasicBars.TS',
    });
  });

  test('of a demo that follows the date library, without one, is of the library that demos are written with', async () => {
    const read = await readCodeLink(readDemoHash(`#BasicBars.tsx=${await stateOf(CODE)}`)!, DEMO);
    expect(read).toMatchObject({dateLibrary: 'dayjs'});
  });

  test.each([
    ['is cut', '#BasicBars.tsx=1abc', /^The code of this link could not be read: the link was cut off or changed\./],
    [
      'is of another version',
      '#BasicBars.tsx=9abcz',
      /^The code of this link was made for another version of this page\./,
    ],
    [
      'has a styling that the demo has not',
      `#tailwind-BasicBars.tsx=${forgedState({code: 'a'})}`,
      /^The code of this link was made for another version of this page\./,
    ],
    [
      'has a date library, and the demo none',
      `#css-BasicBars.tsx=${forgedState({code: 'a', dates: 'luxon'})}`,
      /^The code of this link was made for another version of this page\./,
    ],
    ['is too long', `#BasicBars.tsx=1${'a'.repeat(9000)}z`, /^The code of this link is too long to be opened\./],
    [
      'names another demo',
      `#${'A'.repeat(500)}.tsx=1abcz`,
      /^This page has no demo “A{60}”, so the code of this link cannot be shown\.$/,
    ],
  ])('that %s is refused', async (_what, hash, message) => {
    expect(await messageOf(hash)).toMatch(message);
  });
});

test('code that reads differently than it runs is known', () => {
  expect(looksReordered(CODE)).toBe(false);
  expect(looksReordered('const שלום = 1;')).toBe(false);
  expect(['\u202e', '\u2066', '\u200f', '\u061c'].every((mark) => looksReordered(`a${mark}b`))).toBe(true);
});
