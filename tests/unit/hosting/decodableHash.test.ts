/** @jest-environment jsdom */
import {decodable} from '../../../plugins/hosting/client/decodableHash';

test.each([
  ['#filtering', '#filtering'],
  ['#50%25', '#50%25'],
  ['#%E5%88%86', '#%E5%88%86'],
  ['#50%', '#50%25'],
  ['#%', '#%25'],
  ['#%zz', '#%25zz'],
  ['#%ff', '#%25ff'],
  ['#%E5%', '#%25E5%25'],
])('%s can be decoded as %s', (hash, fixed) => {
  expect(decodable(hash)).toBe(fixed);
  expect(() => decodeURIComponent(fixed)).not.toThrow();
});

test('a URL is fixed before those who listen later read it, and keeps what the history holds for it', () => {
  const read: string[] = [];
  window.addEventListener('popstate', () => read.push(decodeURIComponent(window.location.hash)));
  window.history.pushState({key: 'kept'}, '', '#50%');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(read).toEqual(['#50%']);
  expect(window.location.hash).toBe('#50%25');
  expect(window.history.state).toEqual({key: 'kept'});
});
