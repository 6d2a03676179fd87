import {apiEntries, type ApiEntry} from '@site/src/node/sidebars/apiEntries';
import {API_GROUPS} from '@site/src/site/apiGroups';
import {API_PAGES, type ApiPages} from '@site/src/site/apiPages';
import navigation from '../../fixtures/reference/navigation.json';

/** What the navigation and the indexes list, against what was published. */

const GROUPS = [
  ['x-data-grid', '/x/api/data-grid-group'],
  ['x-date-pickers', '/x/api/date-pickers-group'],
  ['x-charts', '/x/api/charts-group'],
  ['x-tree-view', '/x/api/tree-view-group'],
] as const;

function findEntry(pathname: string, entries: readonly ApiEntry[]): ApiEntry | undefined {
  return entries.flatMap((entry) => {
    const found = entry.pathname === pathname ? entry : findEntry(pathname, entry.children ?? []);
    return found ? [found] : [];
  })[0];
}

/** The published group, with what the packages know better. */
function expectedGroup(pathname: string): ApiEntry | undefined {
  const fix = (entry: ApiEntry): ApiEntry => ({
    ...entry,
    ...(/grid-(?:aggregation-function|excel-export-options)$/.test(entry.pathname) && {plan: 'premium' as const}),
    ...(entry.children && {children: entry.children.map(fix)}),
  });
  const group = findEntry(pathname, navigation as readonly ApiEntry[]);
  return group && fix(group);
}

describe.each(GROUPS)('the API group of %s', (productId, pathname) => {
  it('is the published one, with plans read from the packages', () => {
    const group = apiEntries(productId);
    const index = {pathname: pathname.replace(/-group$/, ''), title: 'Index'};
    // The published navigation has an index for the other two.
    const added = ['x-charts', 'x-tree-view'].includes(productId) ? [index] : [];
    const expected = expectedGroup(pathname);
    expect(group).toEqual(expected && {...expected, children: [...added, ...(expected.children ?? [])]});
  });

  it('has each of its pages in one group of the index, with a sentence', () => {
    const pages = API_PAGES.find((group): group is (typeof API_PAGES)[number] => group.productId === productId);
    const listed = (API_GROUPS[productId] ?? []).flatMap((group) => Object.entries(group.pages));
    const names = listed.map(([name]) => name);
    expect(names.sort()).toEqual([...(pages as ApiPages).components, ...(pages as ApiPages).interfaces].sort());
    expect(listed.filter(([, summary]) => !/^[A-Z].{5,110}\.$/.test(summary))).toEqual([]);
  });
});

it('a product without API pages is named', () => {
  expect(() => apiEntries('material-ui')).toThrow(
    '[api-reference] sidebars.ts: the product "material-ui" has no API pages in src/site/apiPages.ts.',
  );
});
