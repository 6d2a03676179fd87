import * as react from 'react';
import type {QuotedNames} from '../types';
import {isComparison} from '../urls';
import type {PageQuotes} from './quotes';

/** Names below the same heading, together. */
export function byHeading(quoted: readonly {readonly name: string; readonly id: string | undefined}[]): QuotedNames[] {
  const ids = [...new Set(quoted.map(({id}) => id))];
  return ids.map((id) => ({
    ...(id !== undefined && {id}),
    names: [...new Set(quoted.filter((each) => each.id === id).map(({name}) => name))],
  }));
}

function sum(mentions: PageQuotes['mentions']): number {
  return mentions.reduce((total, {weight}) => total + weight, 0);
}

function greatest<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined {
  return [...items].sort((a, b) => weightOf(b) - weightOf(a))[0];
}

/**
 * The hooks, functions and types that pages explain, each on the page and below the heading that say most of it.
 *
 * @param types names of types of the packages; a page that names one explains it
 * @param known names that have a page or a row of their own
 * @returns by the path of the page
 */
export function codeNames(
  pages: readonly PageQuotes[],
  types: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Map<string, QuotedNames[]> {
  const imported = new Set(pages.flatMap(({imports}) => [...imports]));
  const isHook = (name: string): boolean => /^use[A-Z]/.test(name) && !(name in react);
  const isCode = (name: string): boolean => imported.has(name) || types.has(name) || isHook(name);
  const pagesOf = new Map<string, PageQuotes[]>();
  for (const page of pages.filter(({path, listsMessages}) => !isComparison(path) && !listsMessages)) {
    for (const name of new Set(page.mentions.map((mention) => mention.name))) {
      if (isCode(name) && !known.has(name)) {
        pagesOf.set(name, [...(pagesOf.get(name) ?? []), page]);
      }
    }
  }
  const found = new Map<string, {name: string; id: string | undefined}[]>();
  for (const [name, naming] of pagesOf) {
    const own = (page: PageQuotes): PageQuotes['mentions'] => page.mentions.filter((mention) => mention.name === name);
    const page = greatest(naming, (each) => sum(own(each)));
    const place = page && greatest(own(page), ({id}) => sum(own(page).filter((mention) => mention.id === id)));
    if (page && place) {
      found.set(page.path, [...(found.get(page.path) ?? []), {name, id: place.id}]);
    }
  }
  return new Map([...found].map(([path, names]) => [path, byHeading(names)]));
}
