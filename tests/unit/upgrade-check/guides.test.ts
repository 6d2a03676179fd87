import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diffPath} from '../../../plugins/releases/urls';
import {
  BEHAVIOR_CHANGES,
  FOREIGN_ADAPTERS,
  LIST_ANCHOR,
  OWN_ADAPTERS,
  ROW_NOTES,
  THEME_KEYS,
  UNLISTED_ROWS,
} from '../../../plugins/upgrade-check/behaviorChanges';
import {CHECKED_PRODUCTS, type CheckedProduct} from '../../../plugins/upgrade-check/types';
import {guidePath, rowsPath} from '../../../plugins/upgrade-check/urls';
import {ROWS} from './checkedCode';

const ROOT = path.resolve(__dirname, '../../..');

function anchorsOf(product: CheckedProduct): string[] {
  const page = guidePath(product).replace(/^\/x\//, 'docs/');
  const text = readFileSync(path.join(ROOT, page, 'index.mdx'), 'utf8');
  return [...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id = '']) => id);
}

describe.each(CHECKED_PRODUCTS)('the guide of %s', (product) => {
  const anchors = anchorsOf(product);

  test('has every section that findings link', () => {
    const linked = [
      LIST_ANCHOR,
      'run-codemods',
      ...[...ROWS[product], ...UNLISTED_ROWS[product]].flatMap(({guide}) => guide ?? []),
      ...Object.values(BEHAVIOR_CHANGES).flatMap((change) => (change.product === product ? [change.anchor] : [])),
      ...(product === 'x-date-pickers'
        ? [FOREIGN_ADAPTERS.anchor, ...Object.values(THEME_KEYS).map(({anchor}) => anchor)]
        : []),
    ];
    expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('has notes on rows that the list of API changes has', () => {
    const known = new Set(ROWS[product].map(({section, name}) => `${section} ${name}`));
    expect(Object.keys(ROW_NOTES[product]).filter((row) => !known.has(row))).toEqual([]);
  });
});

test('what is added to the list of API changes is not in it', () => {
  const listed = CHECKED_PRODUCTS.flatMap((product) => ROWS[product].map(({name}) => name));
  const added = CHECKED_PRODUCTS.flatMap((product) => UNLISTED_ROWS[product].map(({name}) => name));
  expect(added.filter((name) => listed.includes(name))).toEqual([]);
});

test('the list of API changes is where the releases plugin publishes it', () => {
  expect(CHECKED_PRODUCTS.map(rowsPath)).toEqual(CHECKED_PRODUCTS.map(diffPath));
});

test('every adapter that replaces another exists', () => {
  const missing = Object.values(OWN_ADAPTERS).filter((adapter) => {
    try {
      require.resolve(`@mui/x-date-pickers/${adapter}`);
      return false;
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});
