/** @jest-environment jsdom */
import {forgetSearches, readRecentSearches, rememberSearch} from '../../../plugins/search/client/recentSearches';
import {RECENT_SEARCHES_KEY} from '../../../src/site/storage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the last searches are kept, the newest first, each once', () => {
  ['one', 'two', 'three', 'four', 'five', 'six', ' Two '].forEach((search) => rememberSearch(search));
  rememberSearch('   ');
  expect(readRecentSearches()).toEqual(['Two', 'six', 'five', 'four', 'three']);
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each([
  ['onCell', 'onCellClick', 'onCellClick'],
  ['tree vi', 'Tree View', 'tree View'],
  ['license key', 'License key installation', 'license key'],
  ['server side pagi', 'Pagination', 'server side Pagination'],
  ['how to sort ro', 'Sorting', 'how to sort ro'],
  ['columVisiblityModel', 'columnVisibilityModel', 'columVisiblityModel'],
  ['date', 'DatePicker', 'DatePicker'],
  ['', 'DatePicker', undefined],
])('a search for "%s" that led to %s is kept as %s', (text, name, kept) => {
  rememberSearch(text, name);
  expect(readRecentSearches()[0]).toBe(kept);
});

test('a long search is kept by its beginning', () => {
  rememberSearch('x'.repeat(5000));
  expect(readRecentSearches()[0]?.length).toBeLessThanOrEqual(80);
  rememberSearch(`${'y'.repeat(79)} and more`);
  expect(JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '')).toContain('y'.repeat(79));
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
