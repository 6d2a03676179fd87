/** @jest-environment jsdom */
import {readRecentSearches, rememberSearch} from '../../../plugins/search/client/recentSearches';

// The key is a contract with readers' browsers, so it is written out: another one would forget what they searched for.

beforeEach(() => localStorage.clear());

test('what an earlier build of the site kept is found', () => {
  localStorage.setItem('docs-recent-searches', '["bars"]');
  expect(readRecentSearches()).toEqual(['bars']);
});

test('what is kept now, a later build finds', () => {
  rememberSearch('lines');
  expect(localStorage.getItem('docs-recent-searches')).toBe('["lines"]');
});
