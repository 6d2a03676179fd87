import {MOVED_PAGES} from '../../../src/site/movedPages';
import {PUBLISHED_ORIGIN, PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import {SITE} from '../../../src/site/site';
import {PluginError} from '../../../src/node/errors';
import type {RichInline, RichText} from '../types';
import {mapReferences} from '../../../src/node/packages/richText';

/** The host of the published documentation that the packages' comments link to. */
const PUBLISHED_HOST = /^https?:\/\/(?:www\.)?mui\.com(?=\/|$)/i;

/** Code that names a component, a prop, or a prop with a value: `DataGrid`, `<DataGrid />`, `checkboxSelection={true}`. */
const NAME_IN_CODE = /^(?:<(\w+)\s*\/?>|(\w+)(?:=\{.*\}|\[\])?)$/;

/** What links may lead to. */
export interface LinkTargets {
  /** The pages of this site by their URL, each with the ids on it. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** URLs of what code may name: components and interfaces of the product, props of the same page. */
  readonly names: ReadonlyMap<string, string>;
  /** What the text stands in, for messages: `the prop "rows" of DataGrid`. */
  readonly location: string;
  /** Gets a message about every link that does not lead where it says. */
  readonly report: (notice: string) => void;
}

/**
 * Where a link of a package's comment leads: to our page if we have it, otherwise to where it is published.
 *
 * @param href as the comment has it: a URL, a path of the published documentation, or a hash
 */
export function resolveLink(href: string, {pages, location, report}: Omit<LinkTargets, 'names'>): string {
  if (href.startsWith('#')) {
    return href;
  }
  const local = href.replace(PUBLISHED_HOST, '');
  if (!local.startsWith('/')) {
    return href;
  }
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(local) ?? [];
  const url = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const current = MOVED_PAGES[url] ?? url;
  const anchors = pages.get(current);
  if (anchors) {
    const anchor = /#(.+)$/.exec(rest)?.[1];
    if (anchor === undefined || anchors.has(anchor)) {
      return current + rest;
    }
    report(
      notice(location, `links to ${href}, but ${current} has nothing with the id "${anchor}"; it leads to the page.`),
    );
    return current;
  }
  if (current.startsWith(`${SITE.docsPath}/`) && !PUBLISHED_PAGES.includes(current)) {
    report(
      notice(location, `links to ${href}, which never was a page. Where it moved belongs into src/site/movedPages.ts.`),
    );
  }
  return PUBLISHED_ORIGIN + (current === url ? local : current + rest);
}

function notice(location: string, what: string): string {
  return new PluginError('api-reference', `the comment of ${location} ${what}`).message;
}

/** A text of a package with its links resolved, and with links from code that names something which has a URL. */
export function resolveText(text: RichText, targets: LinkTargets): RichText {
  return mapReferences(text, (reference): RichInline => {
    if (reference.kind === 'link') {
      return {...reference, href: resolveLink(reference.href, targets)};
    }
    const [, element, name] = NAME_IN_CODE.exec(reference.text) ?? [];
    const href = targets.names.get(element ?? name ?? '');
    return href === undefined ? reference : {kind: 'link', href, content: [reference]};
  });
}
