import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {UNLISTED_ROBOTS} from '../site/languages';
import {oncePerProcess} from './oncePerProcess';

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

interface PageFile {
  readonly route: string;
  readonly html: string;
}

/** The pages of a build in the order of their URLs. */
function readPageFiles({outFolder, baseUrl, otherLanguages}: BuiltLanguage): PageFile[] {
  return readdirSync(outFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .filter((file) => !otherLanguages.some((language) => file.startsWith(`${language}/`)))
    .sort()
    .map((file) => ({
      route: `${baseUrl}${file.replace(/index\.html$/, '')}`,
      html: readFileSync(path.join(outFolder, file), 'utf8'),
    }));
}

type Visit = (page: BuiltPage) => void;

interface Reading {
  readonly visits: Visit[];
  readonly done: Promise<void>;
}

/** Parses the pages and shows each to all visits, which may still be added before the first. */
async function visitPages(files: PageFile[], visits: readonly Visit[], siteTitle: string): Promise<void> {
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    // Other hooks go on between two pages: the browser that draws demos gets its files.
    await setImmediate();
    const page = readBuiltPage(file.html, file.route, siteTitle);
    if (page) {
      visits.forEach((visit) => visit(page));
    }
  }
}

/**
 * Shows a plugin's `postBuild` each page of a build, in the order of their URLs, as Docusaurus has rendered it. A page is parsed once
 * for all plugins and not kept, to save time and memory.
 *
 * @param built called before the first `await` of the hook, since other hooks change the files
 * @param visit must not change the page
 * @throws what a visit throws, to all who have asked
 */
export function visitBuiltPages(built: BuiltLanguage, visit: Visit): Promise<void> {
  const {outFolder, siteTitle} = built;
  const readings = oncePerProcess('readings of built pages', () => new Map<string, Reading>());
  const known = readings.get(outFolder);
  if (known) {
    known.visits.push(visit);
    return known.done;
  }
  const visits = [visit];
  const done = visitPages(readPageFiles(built), visits, siteTitle).finally(() => readings.delete(outFolder));
  readings.set(outFolder, {visits, done});
  return done;
}
