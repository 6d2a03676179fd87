/** @jest-environment jsdom */
import {opensSearch} from '../../../plugins/search/client/shortcuts';
import {forgetSearches, readRecentSearches, rememberSearch} from '../../../plugins/search/client/recentSearches';
import {RECENT_SEARCHES_KEY} from '../../../src/site/storage';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => jest.restoreAllMocks());

test('the last searches are kept, the newest first, each once', () => {
  ['one', 'two', 'three', 'four', 'five', 'six', ' Two '].forEach(rememberSearch);
  rememberSearch('   ');
  expect(readRecentSearches()).toEqual(['Two', 'six', 'five', 'four', 'three']);
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

test('a long search is kept by its beginning', () => {
  rememberSearch('x'.repeat(5000));
  expect(readRecentSearches()[0]?.length).toBeLessThanOrEqual(80);
});

test.each(['nonsense', '{"a":1}', '[1,null,"ok",""]', ''])(
  'stored nonsense reads as what is sound in it: %s',
  (stored) => {
    localStorage.setItem(RECENT_SEARCHES_KEY, stored);
    expect(readRecentSearches()).toEqual(stored.includes('ok') ? ['ok'] : []);
  },
);

test('stored searches are shown once each, without what is no text', () => {
  localStorage.setItem(RECENT_SEARCHES_KEY, String.raw`["  ", "a", " a ", "\ud83dbars", "b\udc00", "😀 a"]`);
  expect(readRecentSearches()).toEqual(['a', 'bars', 'b', '😀 a']);
});

test('a long search is not cut within a character', () => {
  rememberSearch(`${'x'.repeat(79)}😀`);
  expect(readRecentSearches()).toEqual(['x'.repeat(79)]);
});

test('blocked storage is no error', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => rememberSearch('one')).not.toThrow();
  expect(readRecentSearches()).toEqual([]);
});

function press(init: KeyboardEventInit, html = ''): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]') ?? document.body;
  let opens = false;
  const listener = (event: KeyboardEvent): void => {
    opens = opensSearch(event);
  };
  document.addEventListener('keydown', listener);
  target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
  document.removeEventListener('keydown', listener);
  return opens;
}

test.each([
  [{key: '/'}, '', true],
  [{key: 'k', ctrlKey: true}, '', true],
  [{key: 'K', metaKey: true}, '', true],
  [{key: 'k', ctrlKey: true}, '<input data-target>', true],
  [{key: 'k'}, '', false],
  [{key: 'k', ctrlKey: true, shiftKey: true}, '', false],
  [{key: '/', ctrlKey: true}, '', false],
  [{key: '/', repeat: true}, '', false],
  [{key: '/'}, '<input data-target>', false],
  [{key: '/'}, '<textarea data-target></textarea>', false],
  [{key: '/'}, '<div contenteditable="true"><b data-target></b></div>', false],
  [{key: '/'}, '<div data-demo-preview=""><b data-target></b></div>', false],
  [{key: '/'}, '<dialog open></dialog>', false],
] as const)('%j pressed in "%s" opens the search: %s', (init, html, opens) => {
  expect(press(init, html)).toBe(opens);
});

test('a key that something else took is left to it', () => {
  const take = (event: Event): void => event.preventDefault();
  document.body.addEventListener('keydown', take);
  expect(press({key: '/'})).toBe(false);
  document.body.removeEventListener('keydown', take);
});
