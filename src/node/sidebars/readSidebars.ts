import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {ACCEPTED_LANGUAGES} from '../../site/languages';
import {inVersion, publishedPath} from '../../site/paths';
import type {GroupRedirect, ListedPage, NavigationProps} from '../../site/navigation';

/** A sidebar item as {@link fromEntries} makes it. */
interface Item {
  readonly type: 'doc' | 'category';
  readonly label: string;
  readonly customProps: NavigationProps;
  readonly items?: readonly Item[];
}

function itemsOf(sidebars: SidebarsConfig): Item[] {
  return Object.values(sidebars).flatMap((items) => items as unknown as Item[]);
}

function flatten(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
}

function firstPage(item: Item): string | undefined {
  return item.items ? item.items.map(firstPage).find(Boolean) : item.customProps.pathname;
}

/** Canonical paths of all pages that the sidebars list, in their order. */
export function pagesOf(sidebars: SidebarsConfig): string[] {
  return flatten(itemsOf(sidebars))
    .filter((item) => item.type === 'doc')
    .map((item) => item.customProps.pathname);
}

/** All pages that the sidebars list, with their labels and the labels of the groups around them. */
export function listedPages(sidebars: SidebarsConfig): ListedPage[] {
  const list = (items: readonly Item[], above: readonly string[]): ListedPage[] =>
    items.flatMap((item) =>
      item.items
        ? list(item.items, [...above, item.label])
        : [{path: publishedPath(item.customProps.pathname), label: item.label, above}],
    );
  return list(itemsOf(sidebars), []);
}

/** URLs of groups, each with the first page below it. */
export function groupRedirects(sidebars: SidebarsConfig): GroupRedirect[] {
  return flatten(itemsOf(sidebars)).flatMap((item) => {
    const page = item.type === 'category' ? firstPage(item) : undefined;
    return page ? [{from: publishedPath(item.customProps.pathname), to: publishedPath(page)}] : [];
  });
}

/** The first page of every sidebar, by the sidebar's name. */
export function productStarts(sidebars: SidebarsConfig): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([name, sidebar]) => {
      const page = (sidebar as unknown as Item[]).map(firstPage).find(Boolean);
      return page ? [[name, publishedPath(page)]] : [];
    }),
  );
}

export interface ProductLink {
  readonly label: string;
  readonly to: string;
  readonly activeBaseRegex: string;
}

/** The part of a page's URL that identifies its product: `/x/react-charts`, `/x/api/charts`. */
function sectionOf(pathname: string): string {
  const [, root = '', first = '', second = ''] = pathname.split('/');
  return first === 'api' ? `/${root}/${first}/${second}` : `/${root}/${first}`;
}

/** Docusaurus compares `activeBaseRegex` with the whole path of a page, which begins with its language. */
const LANGUAGE_PREFIX = `(/(${ACCEPTED_LANGUAGES.join('|')}))?`;

/**
 * Navbar links, one for each sidebar: its first group, or its first page if it has no group. A link is active in every language,
 * and on pages of older versions too.
 *
 * @param versions the older versions
 */
export function productLinks(sidebars: SidebarsConfig, versions: readonly string[] = []): ProductLink[] {
  return Object.values(sidebars).flatMap((sidebar) => {
    const items = sidebar as unknown as Item[];
    const first = items.find((item) => item.type === 'category') ?? items[0];
    const to = first && firstPage(first);
    if (!to) {
      return [];
    }
    const pages = flatten(items).filter((item) => item.type === 'doc');
    const current = [...new Set(pages.map((item) => sectionOf(item.customProps.pathname)))];
    const sections = [undefined, ...versions].flatMap((version) => current.map((path) => inVersion(path, version)));
    const activeBaseRegex = `^${LANGUAGE_PREFIX}(${sections.join('|')})(/|$)`;
    return [{label: first.label, to: publishedPath(to), activeBaseRegex}];
  });
}
