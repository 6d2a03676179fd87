import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {canonicalPath, productOfPath, publishedPath} from '../../../src/site/paths';
import {SITE_PRODUCT_ID} from '../../../src/site/products';
import type {GroupRedirect} from '../types';
import {groupRedirects, pagesOf, productStarts} from './readSidebars';

/** An address that leads to another, and whether it will go on leading there. */
export interface PageRedirect extends GroupRedirect {
  /** False where the page it should lead to is not written yet, so that nobody remembers the one it leads to until then. */
  readonly isFinal: boolean;
}

/** Where addresses lead that moved: to their page, or to the first one of its product until it is written. */
export function movedRedirects(sidebars: SidebarsConfig): PageRedirect[] {
  const pages = new Set(pagesOf(sidebars));
  const starts = productStarts(sidebars);
  return Object.entries(MOVED_PAGES).flatMap(([from, to]): PageRedirect[] => {
    if (pages.has(canonicalPath(to))) {
      return [{from, to: publishedPath(to), isFinal: true}];
    }
    const start = starts[productOfPath(to).productId ?? SITE_PRODUCT_ID];
    return start === undefined ? [] : [{from, to: start, isFinal: false}];
  });
}

/** Every address of the site that only leads to a page: of groups, which get other first pages, and of what moved. */
export function pageRedirects(sidebars: SidebarsConfig): PageRedirect[] {
  const groups = groupRedirects(sidebars).map((redirect) => ({...redirect, isFinal: false}));
  return [...groups, ...movedRedirects(sidebars)];
}
