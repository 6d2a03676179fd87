import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../src/site/languages';

export const BUILD = path.resolve(__dirname, '../../build');

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page as a browser without scripts sees it. */
export interface BuiltPage {
  /** The address it is published at: `/x/introduction/`. */
  readonly route: string;
  readonly html: string;
  /** All elements, in the order of the page. */
  readonly elements: readonly Element[];
  /** Every `id`, and every `name` of an anchor. */
  readonly anchors: ReadonlySet<string>;
}

/** The files of the build, as paths from its root with forward slashes. */
export const BUILT_FILES: ReadonlySet<string> = new Set(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(BUILD, file)).isFile())
    .map((file) => file.split(path.sep).join('/')),
);

/** The text of a built file. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** What a file weighs on its way to a reader, in bytes. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

/** The value of an attribute, or `undefined`. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The elements below a node, in the order of the page. */
export function elementsBelow(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []));
}

/** The text of a node, without the content of scripts and styles. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  const isText = node.nodeName !== 'script' && node.nodeName !== 'style';
  return isText && 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function readPage(file: string): BuiltPage {
  const html = readBuilt(file);
  const elements = elementsBelow(parse(html));
  const anchors = elements.flatMap((element) => [
    attribute(element, 'id') ?? [],
    element.tagName === 'a' ? (attribute(element, 'name') ?? []) : [],
  ]);
  return {route: `/${file.replace(/index\.html$/, '')}`, html, elements, anchors: new Set(anchors.flat())};
}

/** What the service worker shows in the place of a page it does not have: no page that anybody links or lists. */
export const OFFLINE_PAGE = 'x/offline.html';

/** Languages that are built into folders of their own. */
const OTHER_LANGUAGES = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The pages of a language, the one for unknown addresses included (`/404.html`). */
export function pagesIn(language: Language): BuiltPage[] {
  const folder = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  return [...BUILT_FILES]
    .filter((file) => file.endsWith('.html') && file.startsWith(folder) && file !== folder + OFFLINE_PAGE)
    .filter((file) => folder !== '' || !OTHER_LANGUAGES.some((other) => file.startsWith(`${other}/`)))
    .sort()
    .map(readPage);
}

/** Every page of the build in the default language. */
export const PAGES: readonly BuiltPage[] = pagesIn(DEFAULT_LANGUAGE);

const byRoute = new Map(PAGES.map((page) => [page.route, page]));

/** The page at an address. */
export function pageAt(route: string): BuiltPage | undefined {
  return byRoute.get(route);
}

/** The elements of a page that have a tag name and, where they are given, these attributes. */
export function select(page: BuiltPage, tagName: string, attributes: Readonly<Record<string, string>> = {}): Element[] {
  return page.elements.filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name)?.split(/\s+/).includes(value)),
  );
}

/** The files of the build that a page names for the browser to load at once. */
export function loadedFiles(page: BuiltPage, kind: 'script' | 'style'): string[] {
  const addresses = page.elements.map((element) => {
    const relation = attribute(element, 'rel');
    if (kind === 'style') {
      return relation === 'stylesheet' ? attribute(element, 'href') : undefined;
    }
    const isPreload = relation === 'modulepreload' || (relation === 'preload' && attribute(element, 'as') === 'script');
    return isPreload
      ? attribute(element, 'href')
      : element.tagName === 'script'
        ? attribute(element, 'src')
        : undefined;
  });
  const own = addresses.filter((address) => address?.startsWith('/') && !address.startsWith('//'));
  return [...new Set(own)].map((address) => decodeURI(address ?? '').slice(1));
}
