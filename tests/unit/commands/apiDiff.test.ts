import path from 'node:path';
import {compareSurfaces} from '@site/scripts/apiDiff/compare';
import {comparable} from '@site/scripts/apiDiff/printedTypes';
import {RenameProbe} from '@site/scripts/apiDiff/renames';
import {readSurface} from '@site/scripts/apiDiff/surface';

const FIXTURES = path.resolve('tests/fixtures/api-diff');

function surfaceOf(side: string) {
  return readSurface([{name: 'panel', folder: path.join(FIXTURES, side)}]);
}

const rename = (source: string): string => source.replace(/rowsPerPageOptions=/g, 'pageSizeOptions=');

const rows = compareSurfaces({
  before: surfaceOf('before'),
  after: surfaceOf('after'),
  probe: new RenameProbe(rename),
  classNameOf: (_side, object, key) => `${object}-${key}`,
});

function said(section: string): string[] {
  return rows.filter((row) => row.section === section).map(({kind, name, to}) => [kind, name, to].join(' ').trim());
}

test('props that are gone, moved, changed and new', () => {
  expect(said('props').sort()).toEqual([
    'added slots',
    'changed dense',
    'removed components',
    'removed gone',
    'renamed rowsPerPageOptions pageSizeOptions',
  ]);
});

test('a changed prop carries both types, without what only says that it may be left out', () => {
  expect(rows.find(({name}) => name === 'dense')).toEqual({
    section: 'props',
    kind: 'changed',
    name: 'dense',
    owners: ['Panel'],
    before: 'boolean',
    after: "boolean | 'auto'",
  });
});

test('slots are compared by one name, whichever prop names them', () => {
  expect(said('slots').sort()).toEqual(['added toolbar', 'removed footer']);
});

test('classes, members of types and exports', () => {
  expect(said('classes').sort()).toEqual(['added panelClasses-outline', 'removed panelClasses-border']);
  expect(said('members').sort()).toEqual(['added type', 'removed hidden']);
  expect(said('exports').sort()).toEqual([
    'added arrived',
    'changed Align',
    'changed Icon',
    'changed Size',
    'removed dropped',
  ]);
});

test('a type is told whole, up to a length that helps', () => {
  const typeOf = (name: string): string | undefined => rows.find((row) => row.name === name)?.before;
  expect(typeOf('Align')?.split(' | ')).toHaveLength(5);
  expect(typeOf('Icon')).toMatch(/^'icon-of-a-long-name-10' \| .*…$/);
  expect(typeOf('Icon')?.length).toBe(321);
});

test('a folder without types is named', () => {
  expect(() => readSurface([{name: 'nothing', folder: FIXTURES}])).toThrow(
    '[releases] tests/fixtures/api-diff: the package "nothing" has no index.d.ts. Run npm ci to reinstall it.',
  );
});

describe('types are the same to a reader', () => {
  test.each([
    ["'a' | 'b'", "'b' | 'a'"],
    ['(a: string) => void', '(other: string) => void'],
    ['Row<any>[]', 'Row<R>[]'],
    ['(string)', 'string'],
    ['{a: 1}', '{ a: 1; }'],
  ])('%s and %s', (one, other) => {
    expect(comparable(one)).toBe(comparable(other));
  });

  test.each([
    ['string', 'string | null'],
    ['(a: string) => void', '(a: string, b: string) => void'],
    ['Row<string>[]', 'Row<number>[]'],
    ['(() => void) | string', '() => void | string'],
  ])('but not %s and %s', (one, other) => {
    expect(comparable(one)).not.toBe(comparable(other));
  });
});
