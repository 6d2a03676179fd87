import {packageReleases, releaseDate} from '../../../plugins/navigation/node/releases';

const CHANGELOG = `# Change Log

## 6.19.10

_Jan 2, 2024_

## 6.19.1

_September 19, 2024_

## 6.0.0

No date here.

## 5.0.0

_Foo 19, 2024_
`;

test.each([
  ['6.19.10', '2024-01-02'],
  ['6.19.1', '2024-09-19'],
  ['6.0.0', null],
  ['5.0.0', null],
  ['6x19x1', null],
  ['4.0.0', null],
])('the date of %s is %s', (version, date) => {
  expect(releaseDate(CHANGELOG, version)).toBe(date);
});

test('every documented package has a version and a date', () => {
  const releases = packageReleases();
  expect(releases).toHaveLength(7);
  expect(releases).toContainEqual({name: '@mui/x-tree-view', version: '6.17.0', date: '2023-10-27'});
  expect(releases.filter(({date}) => date === null)).toEqual([]);
});
