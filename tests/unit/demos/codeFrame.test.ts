/** @jest-environment jsdom */
import {createHash} from 'node:crypto';
import {applyLook, installStorage} from '../../../plugins/demos/client/codeFrame/inside/memoryStorage';
import {watchRealm} from '../../../plugins/demos/client/codeFrame/inside/realmCheck';
import {FRAME_READY, readFromFrame} from '../../../plugins/demos/client/codeFrame/frameMessages';
import {frameDocument, framePolicy} from '../../../plugins/demos/node/frameDocument';

describe('messages of a frame', () => {
  const problem = {kind: 'runtime', message: 'thrown', place: {line: 2, column: 3}};

  test.each([
    [{type: 'pong'}],
    [{type: 'broken'}],
    [{type: 'unreachable'}],
    [{type: 'file', url: '/assets/a.js'}],
    [{type: 'settled', id: 1}],
    [{type: 'failed', id: 1, problem, hasShown: true}],
    [{type: 'size', height: 100, isOverlaid: true}],
    [{type: 'printed', text: 'MUI X: …'}],
  ])('are read: %j', (message) => {
    expect(readFromFrame(message)).toEqual(message);
  });

  test.each([
    [undefined],
    [null],
    ['pong'],
    [[]],
    [{type: 'start'}],
    [{type: 'file', url: 3}],
    [{type: 'settled', id: -1}],
    [{type: 'settled', id: '1'}],
    [{type: 'size', height: Number.NaN}],
    [{type: 'size', height: -1}],
    [{type: 'failed', id: 1, problem: {kind: 'halted', message: 'a'}}],
    [{type: 'failed', id: 1, problem: {kind: 'runtime', message: {}}}],
    [{type: 'threw', problem: null}],
    [{type: 'printed', text: {}}],
  ])('are refused: %j', (message) => {
    expect(readFromFrame(message)).toBeUndefined();
  });

  test('have limits', () => {
    expect(readFromFrame({type: 'size', height: 1e9})).toEqual({type: 'size', height: 20_000, isOverlaid: false});
    const long = readFromFrame({type: 'threw', problem: {kind: 'runtime', message: 'a'.repeat(1e6), place: {line: 0}}});
    expect(long).toEqual({type: 'threw', problem: {kind: 'runtime', message: 'a'.repeat(2000), isShown: true}});
  });
});

test('a realm is broken when code replaces or removes what every code relies on, not when it adds to it', () => {
  const isTampered = watchRealm();
  expect(isTampered()).toBe(false);
  Object.defineProperty(Array.prototype, 'added', {value: 1, configurable: true});
  expect(isTampered()).toBe(false);
  Reflect.deleteProperty(Array.prototype, 'added');
  const {map} = Array.prototype;
  Array.prototype.map = () => [];
  const found = isTampered();
  Array.prototype.map = map;
  expect(found).toBe(true);
  const trim = Object.getOwnPropertyDescriptor(String.prototype, 'trim')!;
  Reflect.deleteProperty(String.prototype, 'trim');
  const isGone = isTampered();
  Object.defineProperty(String.prototype, 'trim', trim);
  expect(isGone).toBe(true);
  expect(isTampered()).toBe(false);
});

test('a document without storage gets one that knows the reader, and follows the page', () => {
  installStorage();
  const seen: (string | null)[] = [];
  window.addEventListener('storage', ({key}) => seen.push(key));
  const focused = jest.fn();
  window.addEventListener('focus', focused);
  applyLook({
    attributes: {'data-theme': 'dark', dir: 'rtl'},
    storage: {'mui-dense': 'true'},
    cookie: 'paletteColors=a',
  });
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  expect(localStorage.getItem('mui-dense')).toBe('true');
  expect(document.cookie).toBe('paletteColors=a');
  expect(seen).toEqual(['mui-dense']);
  expect(focused).toHaveBeenCalledTimes(1);
  applyLook({attributes: {dir: 'ltr'}, storage: {'mui-dense': 'true'}, cookie: 'paletteColors=a'});
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(seen).toHaveLength(1);
  localStorage.setItem('own', 'of the demo');
  applyLook({attributes: {}, storage: {}, cookie: ''});
  expect(localStorage.getItem('mui-dense')).toBeNull();
  expect(localStorage.getItem('own')).toBe('of the demo');
  expect(seen).toEqual(['mui-dense', 'mui-dense']);
  sessionStorage.setItem('a', '1');
  expect([sessionStorage.length, sessionStorage.key(0), sessionStorage.key(1), sessionStorage.getItem('b')]).toEqual([
    1,
    'a',
    null,
    null,
  ]);
  sessionStorage.clear();
  expect(sessionStorage.getItem('a')).toBeNull();
});

test('the document allows its own script and eval, and no request but for pictures', () => {
  const script = /<script>([^]*)<\/script>/.exec(frameDocument())?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(framePolicy()).toContain(`script-src 'sha256-${hash}' 'unsafe-eval';`);
  expect(framePolicy()).toMatch(/^default-src 'none';/);
  expect(framePolicy()).not.toMatch(/connect-src|'unsafe-inline' 'unsafe-eval'|'self'/);
  expect(framePolicy()).toContain('; sandbox allow-scripts allow-forms allow-downloads');
  // Another policy is another name of the document.
  expect(frameDocument()).toContain(framePolicy());
  expect(script).toContain(`'${FRAME_READY}'`);
});
