import {compare} from 'semver';
import {API_PAGES, type ApiPages} from '../../../src/site/apiPages';
import {apiPagePath, apiPathOfProduct, rowId, type RowSection} from '../../../src/site/apiPaths';
import type {ProductId} from '../../../src/site/products';
import {historyOf, PRODUCTS_WITH_HISTORY, type ProductHistory} from '../../../src/node/history/history';
import type {HistoryEntry, HistoryEvent, HistorySection} from '../../../src/node/history/types';
import type {ChangeOwner, ChangeRow, ChangeSection, ReleaseChanges} from '../types';

function isPage(productId: ProductId, name: string): boolean {
  const group = (API_PAGES as readonly ApiPages[]).find((pages) => pages.productId === productId);
  return [...(group?.components ?? []), ...(group?.interfaces ?? [])].includes(name);
}

function isInterface(productId: ProductId, name: string): boolean {
  return (API_PAGES as readonly ApiPages[]).some(
    (pages) => pages.productId === productId && pages.interfaces.includes(name),
  );
}

/** What the rows of a part of the history stand under: properties of an interface are members of a type. */
function sectionOf([section, owner]: HistoryEntry, productId: ProductId): ChangeSection {
  const sections: Readonly<Record<HistorySection, ChangeSection>> = {
    prop: isInterface(productId, owner) ? 'members' : 'props',
    slots: 'slots',
    classes: 'classes',
    event: 'events',
    selector: 'selectors',
    export: 'exports',
    member: 'members',
  };
  return sections[section];
}

/** The page or the row that an entry has today; none for what is gone or was never on a page. */
function hrefOf([section, owner, name, ...events]: HistoryEntry, productId: ProductId): string | undefined {
  if (events.at(-1)?.[1] === 'removed' || section === 'member') {
    return undefined;
  }
  if (section === 'export') {
    return isPage(productId, name) ? apiPagePath(productId, name) : undefined;
  }
  if (section === 'event' || section === 'selector') {
    return `${apiPathOfProduct(productId) ?? ''}/#${rowId(owner, section, name)}`;
  }
  return isPage(productId, owner)
    ? `${apiPagePath(productId, owner)}#${rowId(owner, section satisfies RowSection, name)}`
    : undefined;
}

type Found = Omit<ChangeRow, 'owners'> & {readonly owner: ChangeOwner};

function rowOf(entry: HistoryEntry, [, kind, before, after]: HistoryEvent, productId: ProductId): Found {
  const [, owner, name] = entry;
  const href = hrefOf(entry, productId);
  return {
    section: sectionOf(entry, productId),
    kind,
    name,
    ...(before !== undefined && after !== undefined && {before, after}),
    owner: {name: owner, ...(href !== undefined && {href})},
  };
}

/** One row for what a release did alike in several places, such as a prop of all grids. */
function mergeRows(rows: readonly Found[]): ChangeRow[] {
  const merged = new Map<string, ChangeRow>();
  for (const {owner, ...row} of rows) {
    const key = JSON.stringify(row);
    merged.set(key, {...row, owners: [...(merged.get(key)?.owners ?? []), owner]});
  }
  return [...merged.values()];
}

/** What a release did to a product's types. A selector is an export too, and is listed once. */
function rowsOf(version: string, productId: ProductId, history: ProductHistory): ChangeRow[] {
  const found = history.entries.flatMap((entry) => {
    const [, , , ...events] = entry;
    return events.filter(([release]) => release === version).map((event) => rowOf(entry, event, productId));
  });
  const selectors = new Set(found.filter(({section}) => section === 'selectors').map(({name}) => name));
  return mergeRows(found.filter(({section, name}) => section !== 'exports' || !selectors.has(name)));
}

/** What each stable release changed in the types of each product, the newest first; releases that changed nothing are left out. */
export function apiChanges(historyFor = historyOf): ReleaseChanges[] {
  const histories = PRODUCTS_WITH_HISTORY.map((productId) => ({productId, history: historyFor(productId)}));
  const versions = [...new Set(histories.flatMap(({history}) => history.releases))].sort(compare).reverse();
  return versions
    .map((version) => ({
      version,
      products: histories
        .map(({productId, history}) => ({productId, rows: rowsOf(version, productId, history)}))
        .filter(({rows}) => rows.length > 0),
    }))
    .filter(({products}) => products.length > 0);
}

/** How many changes a release has, over all products. */
export function changeCount({products}: ReleaseChanges): number {
  return products.reduce((count, {rows}) => count + rows.length, 0);
}
