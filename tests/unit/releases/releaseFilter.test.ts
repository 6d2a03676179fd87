/** @jest-environment jsdom */
import {
  EVERY_PRODUCT,
  filterReleases,
  isOfDate,
  isOfPreReleases,
  isVersion,
} from '../../../plugins/releases/client/releaseFilter';

const RELEASES = [
  ['6.0.0', '2023-03-03', 'March 3, 2023', 'A stable grid'],
  ['6.0.0-beta.2', '2023-02-09', 'February 9, 2023', 'A quick fix'],
  ['6.19.1', '2024-01-31', 'January 31, 2024', 'A grid fix'],
] as const;

function list(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = RELEASES.map(
    ([version, date, shown, entry]) =>
      `<article data-release="${version}"><time datetime="${date}">${shown}</time>
      <section data-release-product="x-data-grid"><div data-release-text><ul><li>${entry}</li></ul></div></section></article>`,
  ).join('');
  return element;
}

test.each([
  ['march 2023', ['6.0.0']],
  ['2023', ['6.0.0', '6.0.0-beta.2']],
  ['2024-01', ['6.19.1']],
  ['fix 2023', ['6.0.0-beta.2']],
  ['6.0.0', ['6.0.0', '6.0.0-beta.2']],
  ['v6.19', ['6.19.1']],
  ['beta', ['6.0.0-beta.2']],
  ['beta.2 quick', ['6.0.0-beta.2']],
  // A day is no word that tells releases apart.
  ['3', []],
  ['gri', ['6.0.0', '6.19.1']],
])('the releases are narrowed by “%s”', (text, expected) => {
  const element = list();
  expect(filterReleases(element, {product: EVERY_PRODUCT, text}).releases).toBe(expected.length);
  const shown = [...element.querySelectorAll<HTMLElement>('[data-release]:not([hidden])')];
  expect(shown.map(({dataset}) => dataset['release'])).toEqual(expected);
});

test('a date is found as a Chinese page shows it', () => {
  expect(
    ['2023年', '3月', '2023-03', '3月3日', '23'].map((word) => isOfDate('2023-03-03', '2023年3月3日', word)),
  ).toEqual([true, true, true, false, false]);
});

test('a reader looks for pre-releases by what they are called', () => {
  expect(['beta', 'alpha.1', '6.0.0-beta.2', 'grid v6.0.0-alpha'].map(isOfPreReleases)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['alphabet', '6.0.0', 'column-menu', ''].map(isOfPreReleases)).toEqual([false, false, false, false]);
  expect(isVersion('6.0.0', 'beta')).toBe(false);
});
