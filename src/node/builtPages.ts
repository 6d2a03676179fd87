import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {UNLISTED_ROBOTS} from '../site/languages';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A page of the finished build, for plugins that read it (search, markdown, offline). */
export interface BuiltPage {
  /** Its URL, base URL included: `/x/introduction/`. */
  readonly route: string;
  /** The title of the browser's tab, without the site's name. */
  readonly title: string;
  /** Its label in the sidebar; `undefined` if it is not in the sidebar. */
  readonly label?: string;
  readonly description: string;
  /** The article, without the navigation around it. */
  readonly content: HtmlElement;
}

/** The value of an attribute, or `undefined`. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node !== undefined && 'tagName' in node;
}

/** The nodes right below a node. */
export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The elements below a node, in the order of the page. */
export function elementsBelow(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsBelow(child)] : []));
}

/** The first matching element below a node, in the order of the page. */
export function findElement(node: HtmlNode, fits: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child)) {
      const found = fits(child) ? child : findElement(child, fits);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** The text of a node, without the content of scripts and styles. */
export function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  return /^(?:script|style|template)$/.test(node.nodeName) ? '' : childrenOf(node).map(textOf).join('');
}

/** The label of a page in its own sidebar. */
function sidebarLabel(document: HtmlNode, route: string): string | undefined {
  const menu = findElement(document, (element) => hasClass(element, 'theme-doc-sidebar-menu'));
  const link =
    menu && findElement(menu, (element) => element.tagName === 'a' && attributeOf(element, 'href') === route);
  // The label is in the first element that begins with text. Plan tags are in elements after it.
  const words = link && findElement(link, ({childNodes}) => childNodes[0]?.nodeName === '#text');
  return (words ?? link)?.childNodes
    .map((node) => (node.nodeName === '#text' ? textOf(node) : ''))
    .join('')
    .trim();
}

function metaOf(elements: readonly HtmlElement[], name: string): string | undefined {
  const meta = elements.find((element) => element.tagName === 'meta' && attributeOf(element, 'name') === name);
  return meta && attributeOf(meta, 'content');
}

/**
 * Reads one built page.
 *
 * @param siteTitle the site's name, which the page's title ends with
 * @returns `undefined` for redirects and for pages with `noindex`, unless all pages of their language have it
 */
export function readBuiltPage(html: string, route: string, siteTitle: string): BuiltPage | undefined {
  const document = parse(html);
  const head = findElement(document, ({tagName}) => tagName === 'head');
  const facts = head ? elementsBelow(head) : [];
  const leadsOn = facts.some((element) => attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh');
  const content =
    findElement(document, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(document, ({tagName}) => tagName === 'main');
  const robots = metaOf(facts, 'robots') ?? '';
  const isHidden = robots.includes('noindex') && robots !== UNLISTED_ROBOTS;
  if (leadsOn || isHidden || !content) {
    return undefined;
  }
  const title = facts.find(({tagName}) => tagName === 'title');
  const ending = ` | ${siteTitle}`;
  const fullTitle = title ? textOf(title) : '';
  const label = sidebarLabel(document, route);
  return {
    route,
    title: fullTitle.endsWith(ending) ? fullTitle.slice(0, -ending.length) : fullTitle,
    ...(label && {label}),
    description: metaOf(facts, 'description') ?? '',
    content,
  };
}

export interface BuiltLanguage {
  /** Output folder of the language. */
  readonly outFolder: string;
  /** The language's base URL: `/`, `/zh/`. */
  readonly baseUrl: string;
  readonly siteTitle: string;
  /** Languages whose folders are inside this one. They are not read. */
  readonly otherLanguages: readonly string[];
}

/** Reads the pages of a build in the order of their URLs, one at a time to save memory. */
export function* readBuiltPages({outFolder, baseUrl, siteTitle, otherLanguages}: BuiltLanguage): Generator<BuiltPage> {
  const files = readdirSync(outFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .filter((file) => !otherLanguages.some((language) => file.startsWith(`${language}/`)))
    .sort();
  for (const file of files) {
    const route = `${baseUrl}${file.replace(/index\.html$/, '')}`;
    const page = readBuiltPage(readFileSync(path.join(outFolder, file), 'utf8'), route, siteTitle);
    if (page) {
      yield page;
    }
  }
}
