import {headingFit, type SoughtWord} from '../../../plugins/search/client/headingFit';

const word = (stem: string, others: readonly string[] = []): SoughtWord => ({stems: [stem], others, weight: 1});

test('a heading that is the question fits best, and each further word takes some of the fit', () => {
  const sought = [word('row'), word('id')];
  expect(headingFit('Props\nRow id', sought)).toBe(1);
  expect(headingFit('The id of a row', sought)).toBeLessThan(1);
  expect(headingFit('The id of a row', sought)).toBeGreaterThan(headingFit('Row height', sought));
  expect(headingFit('Row height\nId', sought)).toBeLessThan(headingFit('Row id', sought));
  expect(headingFit('Props\nAPI', sought)).toBe(0);
  expect(headingFit('', sought)).toBe(0);
});

test('a word counts in any form and as the beginning of another, and a synonym less', () => {
  expect(headingFit('Filtering', [word('filt')])).toBe(1);
  expect(headingFit('Identity', [word('id')])).toBe(0);
  expect(headingFit('Row styles', [word('css', ['style', 'styl'])])).toBeLessThan(headingFit('Row css', [word('css')]));
  expect(headingFit('Row styles', [word('css', ['style', 'styl'])])).toBeGreaterThan(0);
});

test('words that tell more count more', () => {
  const sought = [{...word('row'), weight: 0.2}, word('id')];
  expect(headingFit('Id', sought)).toBeGreaterThan(headingFit('Row', sought));
});
