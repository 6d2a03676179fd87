import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {OLD_URLS} from '../../../src/site/oldUrls';
import {canonicalPath, productOfPath} from '../../../src/site/paths';
import {SITE_PRODUCT_ID} from '../../../src/site/products';
import {PUBLISHED_GROUPS} from '../../../src/site/publishedGroups';
import type {GroupRedirect} from '../../../src/site/navigation';
import {groupRedirects, pagesOf, productStarts} from '../../../src/node/sidebars/readSidebars';

/** A redirect, and whether it is permanent. */
export interface PageRedirect extends GroupRedirect {
  /** `false` if the page is not written yet: browsers must not remember the page that answers until then. */
  readonly isFinal: boolean;
}

/** Redirects URLs to their pages, or to the first page of the product as long as the page is not written. */
function redirectsOf(sidebars: SidebarsConfig, urls: Readonly<Record<string, string>>): PageRedirect[] {
  const pages = new Set(pagesOf(sidebars));
  const starts = productStarts(sidebars);
  return Object.entries(urls).flatMap(([from, to]): PageRedirect[] => {
    if (pages.has(canonicalPath(to))) {
      return [{from, to, isFinal: true}];
    }
    const start = starts[productOfPath(to).productId ?? SITE_PRODUCT_ID];
    return start === undefined ? [] : [{from, to: start, isFinal: false}];
  });
}

/** All redirects of the site: groups, which are temporary because their first page may change, and moved pages. */
export function pageRedirects(sidebars: SidebarsConfig): PageRedirect[] {
  const groups = [...groupRedirects(sidebars), ...redirectsOf(sidebars, PUBLISHED_GROUPS)].map((redirect) => ({
    ...redirect,
    isFinal: false,
  }));
  const known = new Map<string, PageRedirect>();
  for (const redirect of [...groups, ...redirectsOf(sidebars, {...MOVED_PAGES, ...OLD_URLS})]) {
    // A group of the sidebar replaces the published group with the same URL.
    known.set(redirect.from, known.get(redirect.from) ?? redirect);
  }
  const pages = new Set(pagesOf(sidebars));
  return [...known.values()].filter(({from}) => !pages.has(canonicalPath(from)));
}
