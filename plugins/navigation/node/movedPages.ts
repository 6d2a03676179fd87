import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {MOVED_PAGES} from '../../../src/site/movedPages';
import {OLD_URLS} from '../../../src/site/oldUrls';
import {canonicalPath, productOfPath} from '../../../src/site/paths';
import {SITE_PRODUCT_ID} from '../../../src/site/products';
import {PUBLISHED_GROUPS} from '../../../src/site/publishedGroups';
import type {GroupRedirect} from '../../../src/site/navigation';
import {groupRedirects, pagesOf, productStarts} from '../../../src/node/sidebars/readSidebars';

/** A URL that leads to another, and whether it will go on leading there. */
export interface PageRedirect extends GroupRedirect {
  /** False where the page it should lead to is not written yet, so that nobody remembers the one it leads to until then. */
  readonly isFinal: boolean;
}

/** Where URLs without a page lead: to the page that answers them, or to the first one of its product until it is written. */
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

/** Every URL of the site that only leads to a page: of groups, which get other first pages, and of what moved. */
export function pageRedirects(sidebars: SidebarsConfig): PageRedirect[] {
  const groups = [...groupRedirects(sidebars), ...redirectsOf(sidebars, PUBLISHED_GROUPS)].map((redirect) => ({
    ...redirect,
    isFinal: false,
  }));
  const known = new Map<string, PageRedirect>();
  for (const redirect of [...groups, ...redirectsOf(sidebars, {...MOVED_PAGES, ...OLD_URLS})]) {
    // The group that the sidebar has now comes before the published one.
    known.set(redirect.from, known.get(redirect.from) ?? redirect);
  }
  const pages = new Set(pagesOf(sidebars));
  return [...known.values()].filter(({from}) => !pages.has(canonicalPath(from)));
}
