import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {API_DIFFS} from '@site/plugins/releases/node/apiDiffs';
import {readMigrationGuide} from '@site/plugins/releases/node/guideSections';
import {completeDiff, replacementOf} from '@site/plugins/releases/node/replacements';
import {DATA_GRID_RENAMED, DATA_GRID_REPLACEMENTS} from '@site/plugins/releases/node/replacements/dataGrid';
import {DATE_PICKERS_RENAMED, DATE_PICKERS_REPLACEMENTS} from '@site/plugins/releases/node/replacements/datePickers';
import {installedFolder} from '@site/src/node/project';

const GUIDE = `
## Renamed {/* #renamed */}

| Version 5        | Version 6         |
| ---------------- | ----------------- |
| \`oldName\`, \`other(a)\` | \`newName\`  |
| \`state.rows.ids\` | \`state.rows.all\` |

| Plan | Price |
| ---- | ----- |
| \`Pro\` | 1 |

### Gone {/* #gone */}

Use \`apiRef.current.other()\` or \`slow\`.

\`\`\`tsx
const \`fenced\` = 1;
## No heading {/* #no-heading */}
\`\`\`
`;

describe('a migration guide', () => {
  const guide = readMigrationGuide(GUIDE);

  it('says in its tables what comes in the place of a name', () => {
    expect(guide.statementOn('oldName', false)).toEqual({text: '`newName`', section: 'renamed'});
    expect(guide.statementOn('other', false)?.text).toBe('`newName`');
    expect(guide.statementOn('Pro', false)).toBeUndefined();
  });

  it('says of parts of the state what holds for members alone', () => {
    expect(guide.statementOn('ids', true)?.text).toBe('`state.rows.all`');
    expect(guide.statementOn('ids', false)).toBeUndefined();
  });

  it('has the first heading that a name stands under, and no name of a fence', () => {
    expect([guide.sectionOf('other'), guide.sectionOf('slow'), guide.sectionOf('fenced')]).toEqual([
      'renamed',
      'gone',
      undefined,
    ]);
    expect([...guide.sections]).toEqual(['renamed', 'gone']);
  });
});

const PRODUCTS = [
  {productId: 'x-data-grid', page: 'migration-data-grid-v5', own: DATA_GRID_REPLACEMENTS, renamed: DATA_GRID_RENAMED},
  {
    productId: 'x-date-pickers',
    page: 'migration-pickers-v5',
    own: DATE_PICKERS_REPLACEMENTS,
    renamed: DATE_PICKERS_RENAMED,
  },
] as const;

/** Everything that the declarations of a product's packages name. */
function namesIn(productId: string): ReadonlySet<string> {
  const folders = ['', '-pro', '-premium'].map((plan) => installedFolder(`@mui/${productId}${plan}`));
  const texts = folders.flatMap((folder) => {
    try {
      return readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    } catch {
      return [];
    }
  });
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

describe.each(PRODUCTS)('$productId', ({productId, page, own, renamed}) => {
  const diff = API_DIFFS.find((one) => one.productId === productId)!;
  const guide = readMigrationGuide(readFileSync(path.resolve(`docs/migration/${page}/index.mdx`), 'utf8'));

  it('says of everything that was removed what comes in its place, and where the guide has more', () => {
    const removed = completeDiff(diff, path.resolve('docs')).rows.filter(({kind}) => kind === 'removed');
    expect(removed.length).toBeGreaterThan(80);
    expect(removed.filter((row) => !row.replacement || !guide.sections.has(row.guide ?? ''))).toEqual([]);
  });

  it('leads from everything that was renamed to the guide', () => {
    const renamed = completeDiff(diff, path.resolve('docs')).rows.filter(({kind}) => kind === 'renamed');
    expect(renamed.filter((row) => !guide.sections.has(row.guide ?? ''))).toEqual([]);
  });

  it('has no replacement that no row needs', () => {
    const used = new Set(
      diff.rows.filter(({kind}) => kind === 'removed').map((row) => replacementOf(row, guide, own) as unknown),
    );
    expect(own.filter((replacement) => !used.has(replacement))).toEqual([]);
  });

  it('has no section for names that are not renamed', () => {
    const known = new Set(diff.rows.filter(({kind}) => kind === 'renamed').map(({name}) => name));
    const named = renamed.flatMap(({names}) => names.split(' '));
    expect(named.filter((name, index) => !known.has(name) || named.indexOf(name) !== index)).toEqual([]);
    expect(renamed.filter(({section}) => !guide.sections.has(section))).toEqual([]);
  });

  it('names only what the packages have', () => {
    const known = namesIn(productId);
    const named = own
      .filter(({text}) => !text.startsWith('none'))
      .flatMap(({text}) => [...text.matchAll(/`(\w+)(?:`|\(|\[)/g)].map(([, name = '']) => name));
    // Beginnings of names, and names of React and of the language.
    const others = ['Unstable_', 'Default', 'Private', 'Mui', 'Record', 'React'];
    expect(named.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });
});

test('a row that a later release added says which', () => {
  const grid = completeDiff(API_DIFFS[0]!, path.resolve('docs')).rows;
  const added = (name: string) => grid.find((row) => row.kind === 'added' && row.name === name)?.since;
  expect([added('unstable_headerFilters'), added('rowSelection')]).toEqual(['6.5.0', undefined]);
});

test('a site without the guide shows the differences alone', () => {
  const {rows} = completeDiff(API_DIFFS[0]!, path.resolve('no-such-folder'));
  expect(rows.some(({replacement, guide}) => replacement !== undefined || guide !== undefined)).toBe(false);
});
