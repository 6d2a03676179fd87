import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** The part of an element that tests read. The tree of parse5 needs three times the memory, for hundreds of pages at once. */
export interface Element {
  readonly tagName: string;
  readonly attrs: readonly Attribute[];
  /** Texts and elements, in the order of the page; comments are left out. */
  readonly children: readonly (Element | string)[];
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** The parts of a page that are kept in memory. */
export interface PageOutline {
  /** The URL it is published at: `/x/introduction/`. */
  readonly route: string;
  readonly html: string;
  /** The elements of each tag name, in the order of the page. */
  readonly elementsByTagName: ReadonlyMap<string, readonly Element[]>;
  /** The tag names that are kept; by default all. */
  readonly keptTagNames?: readonly string[];
}

/** A page in a browser with scripts enabled, before they run. */
export interface BuiltPage extends PageOutline {
  readonly root: Element;
  /** All elements, in the order of the page. */
  readonly elements: readonly Element[];
  /** Every `id`, and every `name` of an anchor. */
  readonly anchors: ReadonlySet<string>;
}

/** Names of attributes, shared between elements to save memory. */
const attributeNames = new Map<string, string>();

/**
 * The same text as a flat string. The parser appends characters one by one, and V8 keeps them as a rope of several times the
 * size until a character is read.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

function trimAttribute({name, value}: Attribute): Attribute {
  const known = attributeNames.get(name) ?? name;
  attributeNames.set(known, known);
  return {name: known, value: inOnePiece(value)};
}

function trimChildren(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): (Element | string)[] {
  return nodes.flatMap((node): (Element | string)[] => {
    if ('tagName' in node) {
      const {tagName, attrs, childNodes} = node;
      return [{tagName, attrs: attrs.map(trimAttribute), children: trimChildren(childNodes)}];
    }
    return node.nodeName === '#text' && 'value' in node ? [inOnePiece(node.value)] : [];
  });
}

function collectElements(parent: Element, found: Element[]): Element[] {
  for (const child of parent.children) {
    if (typeof child !== 'string') {
      found.push(child);
      collectElements(child, found);
    }
  }
  return found;
}

/** The elements below another, in the order of the page. */
export function elementsBelow(element: Element): Element[] {
  return collectElements(element, []);
}

/** The value of an attribute, or `undefined`. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element, without the content of scripts and styles. */
export function textOf({tagName, children}: Element): string {
  const isText = tagName !== 'script' && tagName !== 'style';
  return isText ? children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : '';
}

/** The content of a `<script>` or `<style>`. */
export function sourceOf({children}: Element): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function anchorsOf(elements: readonly Element[]): Set<string> {
  return new Set(
    elements.flatMap((element) =>
      element.attrs
        .filter(({name}) => name === 'id' || (name === 'name' && element.tagName === 'a'))
        .map(({value}) => value),
    ),
  );
}

function byTagName(elements: readonly Element[]): Map<string, Element[]> {
  const named = new Map<string, Element[]>();
  for (const element of elements) {
    const others = named.get(element.tagName);
    if (others) {
      others.push(element);
    } else {
      named.set(element.tagName, [element]);
    }
  }
  return named;
}

/**
 * Reads a page.
 *
 * @param route the URL it is published at
 */
export function parsePage(route: string, html: string): BuiltPage {
  const document = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const children = document ? trimChildren([document]) : [];
  const root: Element = {tagName: '#document', attrs: [], children};
  const elements = elementsBelow(root);
  return {route, html, root, elements, elementsByTagName: byTagName(elements), anchors: anchorsOf(elements)};
}

const OUTLINE_TAG_NAMES = ['html', 'link', 'meta', 'script', 'title'];

/** The outline of a page: its metadata and scripts. The rest is freed. */
export function outlineOf({route, html, elementsByTagName}: BuiltPage): PageOutline {
  const kept = OUTLINE_TAG_NAMES.map((name) => [name, elementsByTagName.get(name) ?? []] as const);
  const withoutChildren = (element: Element): Element =>
    element.tagName === 'html' ? {...element, children: []} : element;
  return {
    route,
    html,
    elementsByTagName: new Map(kept.map(([name, elements]) => [name, elements.map(withoutChildren)])),
    keptTagNames: OUTLINE_TAG_NAMES,
  };
}

/**
 * The elements of a page with a tag name and, if given, attributes.
 *
 * @throws if an outline does not keep elements of that name
 */
export function select(
  page: PageOutline,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  if (page.keptTagNames && !page.keptTagNames.includes(tagName)) {
    throw new Error(`The outline of ${page.route} keeps no <${tagName}>.`);
  }
  const wanted = Object.entries(attributes);
  const named = page.elementsByTagName.get(tagName) ?? [];
  return named.filter((element) =>
    wanted.every(([name, value]) => attribute(element, name)?.split(/\s+/).includes(value)),
  );
}

/** The values of an attribute, of the elements that have it. */
export function valuesOf(elements: readonly Element[], name: string): string[] {
  return elements.flatMap((element) => attribute(element, name) ?? []);
}

/** The elements of a page that have an attribute, whatever its value. */
export function withAttribute(page: BuiltPage, name: string): Element[] {
  return page.elements.filter((element) => attribute(element, name) !== undefined);
}

/** Whether a page is only a redirect. */
export function leadsOn(page: PageOutline): boolean {
  return select(page, 'meta', {'http-equiv': 'refresh'}).length > 0;
}
