import {apiEntries} from '../../src/node/sidebars/apiEntries';
import {fromEntries} from '../../src/node/sidebars/fromEntries';
import type {NavigationEntry} from '../../src/site/navigation';
import {API_PAGES} from '../../src/site/apiPages';
import type {ProductId} from '../../src/site/products';
import type {SidebarEntry} from './sidebarsText';

type Sidebars = ReturnType<typeof fromEntries>;
type Item = Extract<Sidebars[string], readonly unknown[]>[number];

/** Labels of a translation's sidebars, by key. */
export type SidebarLabels = Readonly<Record<string, {readonly message: string; readonly description?: string}>>;

/** The groups of API pages, which `sidebars.ts` does not list one by one. */
const API_GROUPS = new Map(
  API_PAGES.map(({productId}): [string, ProductId] => [apiEntries(productId).pathname, productId]),
);

/** A navigation tree as `sidebars.ts` has it. */
export function sidebarEntries(entries: readonly NavigationEntry[]): SidebarEntry[] {
  return entries.map(({children, ...entry}) => {
    const productId = API_GROUPS.get(entry.pathname);
    return productId === undefined
      ? {...entry, ...(children && {children: sidebarEntries(children)})}
      : {apiEntries: productId};
  });
}

function labelsIn(name: string, items: readonly Item[]): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (typeof item !== 'object' || !('type' in item)) {
      return [];
    }
    const {type, key, label} = item as {type: string; key: string; label: string};
    // Names of components and interfaces are the same in every language.
    const isCode = type === 'doc' && key.includes('/api/') && label !== 'Index';
    const below = 'items' in item ? labelsIn(name, item.items as readonly Item[]) : [];
    return [...(isCode ? [] : [[`sidebar.${name}.${type}.${key}`, label] as [string, string]]), ...below];
  });
}

/** The labels of a language with those of a navigation tree that lack a translation, in English. */
export function withAllLabels(known: SidebarLabels, entries: readonly NavigationEntry[]): SidebarLabels {
  const sidebars = Object.entries(fromEntries(entries));
  const wanted = sidebars.flatMap(([name, items]) => labelsIn(name, items as readonly Item[]));
  const missing = wanted.filter(([key]) => !(key in known));
  return {...known, ...Object.fromEntries(missing.map(([key, label]) => [key, {message: label, description: label}]))};
}
