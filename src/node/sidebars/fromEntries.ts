import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {joinProblems, PluginError} from '../errors';
import {didYouMean} from '../../text/nearestName';
import {PLANS} from '../../site/packages';
import {productOfPath} from '../../site/paths';
import {SITE_PRODUCT_ID} from '../../site/products';
import {SITE} from '../../site/site';
import {titleOfPage} from '../../site/titles';
import type {NavigationEntry, NavigationProps} from '../../site/navigation';

const SOURCE = {file: 'sidebars.ts'};
const PAID_PLANS: readonly string[] = PLANS.map((plan) => plan.id).filter((id) => id !== 'community');

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

interface LocatedEntry {
  readonly entry: NavigationEntry;
  /** Labels of the groups above, outermost first. */
  readonly above: readonly string[];
}

function labelOf(entry: NavigationEntry): string {
  return entry.subheader ?? titleOfPage(entry);
}

function location(entries: readonly NavigationEntry[], above: readonly string[] = []): LocatedEntry[] {
  return entries.flatMap((entry) => [{entry, above}, ...location(entry.children ?? [], [...above, labelOf(entry)])]);
}

function describeLocation({entry, above}: LocatedEntry): string {
  return [...above, labelOf(entry)].map((label) => `"${label}"`).join(' > ');
}

function duplicateProblems(located: readonly LocatedEntry[]): PluginError[] {
  const first = new Map<string, LocatedEntry>();
  return located.flatMap((current) => {
    const {pathname} = current.entry;
    const earlier = first.get(pathname);
    first.set(pathname, earlier ?? current);
    return earlier
      ? [
          new PluginError(
            'navigation',
            `two entries have the pathname "${pathname}": ${describeLocation(earlier)} and ${describeLocation(current)}. Remove one.`,
            SOURCE,
          ),
        ]
      : [];
  });
}

function planProblems(located: readonly LocatedEntry[]): PluginError[] {
  return located
    .filter(({entry}) => entry.plan !== undefined && !PAID_PLANS.includes(entry.plan))
    .map(
      (current) =>
        new PluginError(
          'navigation',
          `${describeLocation(current)} has the unknown plan "${current.entry.plan}". A plan is one of ${PAID_PLANS.map((plan) => `"${plan}"`).join(', ')}.${didYouMean(String(current.entry.plan), PAID_PLANS)}`,
          SOURCE,
        ),
    );
}

function pathProblems(located: readonly LocatedEntry[]): PluginError[] {
  const prefix = `${SITE.docsPath}/`;
  return located
    .filter(({entry}) => !entry.pathname.startsWith(prefix) || entry.pathname.endsWith('/'))
    .map(
      (current) =>
        new PluginError(
          'navigation',
          `${describeLocation(current)} has the pathname "${current.entry.pathname}". A pathname begins with "${prefix}" and has no slash at its end.`,
          SOURCE,
        ),
    );
}

/** The docs plugin's id of the page with a canonical path. */
function documentId(pathname: string): string {
  return `${pathname.slice(SITE.docsPath.length + 1)}/index`;
}

function propsOf(entry: NavigationEntry): NavigationProps {
  return {
    pathname: entry.pathname,
    ...(entry.plan && {plan: entry.plan}),
    ...(entry.planned && {planned: true}),
    ...(entry.newFeature && {newFeature: true}),
    ...(entry.subheader !== undefined && {subheader: true}),
  };
}

function toSidebarItem(entry: NavigationEntry, isProduct: boolean): SidebarItemConfig {
  const customProps = {...propsOf(entry)};
  // Labels such as "Overview" repeat, so the translation key contains the URL.
  const key = entry.pathname;
  if (!entry.children) {
    return {type: 'doc', id: documentId(entry.pathname), key, label: labelOf(entry), customProps};
  }
  const alwaysOpen = isProduct || entry.subheader !== undefined;
  return {
    type: 'category',
    key,
    label: labelOf(entry),
    collapsible: !alwaysOpen,
    collapsed: !alwaysOpen,
    // A group has no entries if the plugin that makes its pages was removed.
    items: entry.children.filter(({children}) => children?.length !== 0).map((child) => toSidebarItem(child, false)),
    customProps,
  };
}

/** The first page at or below an entry. */
function firstPage(entry: NavigationEntry): string | undefined {
  return entry.children ? entry.children.map(firstPage).find(Boolean) : entry.pathname;
}

/**
 * Converts the navigation tree to Docusaurus' sidebars, one for each product, so that a page only loads the sidebar of its
 * product. Plan tags and flags become `customProps`.
 *
 * @param entries the tree in the order readers see it
 * @throws PluginError that names every duplicate pathname (with both entries), unknown plan and malformed pathname
 */
export function fromEntries(entries: readonly NavigationEntry[]): SidebarsConfig {
  const located = location(entries);
  const problem = joinProblems([...duplicateProblems(located), ...planProblems(located), ...pathProblems(located)]);
  if (problem) {
    throw problem;
  }
  const sidebars: Record<string, SidebarItemConfig[]> = {};
  for (const entry of entries) {
    const {productId} = productOfPath(firstPage(entry) ?? entry.pathname);
    const name = productId ?? SITE_PRODUCT_ID;
    (sidebars[name] ??= []).push(toSidebarItem(entry, name !== SITE_PRODUCT_ID));
  }
  return sidebars;
}
