import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** What the tests read of an element. The tree of parse5 holds three times as much, for hundreds of pages at once. */
export interface Element {
  readonly tagName: string;
  readonly attrs: readonly {readonly name: string; readonly value: string}[];
  /** Texts and elements, in the order of the page; comments are left out. */
  readonly children: readonly (Element | string)[];
}

/** A page as a browser with scripts on, before they run, sees it. */
export interface BuiltPage {
  /** The address it is published at: `/x/introduction/`. */
  readonly route: string;
  readonly html: string;
  readonly root: Element;
  /** All elements, in the order of the page. */
  readonly elements: readonly Element[];
  readonly elementsByTagName: ReadonlyMap<string, readonly Element[]>;
  /** Every `id`, and every `name` of an anchor. */
  readonly anchors: ReadonlySet<string>;
}

function leanChildren(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): (Element | string)[] {
  return nodes.flatMap((node) => {
    if ('tagName' in node) {
      return [{tagName: node.tagName, attrs: node.attrs, children: leanChildren(node.childNodes)}];
    }
    return node.nodeName === '#text' && 'value' in node ? [node.value] : [];
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

/** What stands in a `<script>` or `<style>`. */
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
 * @param route the address it is published at
 */
export function parsePage(route: string, html: string): BuiltPage {
  const document = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const children = document ? leanChildren([document]) : [];
  const root: Element = {tagName: '#document', attrs: [], children};
  const elements = elementsBelow(root);
  return {route, html, root, elements, elementsByTagName: byTagName(elements), anchors: anchorsOf(elements)};
}

/** The elements of a page that have a tag name and, where they are given, these attributes. */
export function select(page: BuiltPage, tagName: string, attributes: Readonly<Record<string, string>> = {}): Element[] {
  const wanted = Object.entries(attributes);
  const named = page.elementsByTagName.get(tagName) ?? [];
  return named.filter((element) =>
    wanted.every(([name, value]) => attribute(element, name)?.split(/\s+/).includes(value)),
  );
}

/** The values of an attribute of elements, of those that have it. */
export function valuesOf(elements: readonly Element[], name: string): string[] {
  return elements.flatMap((element) => attribute(element, name) ?? []);
}

/** The elements of a page that have an attribute, whatever its value. */
export function withAttribute(page: BuiltPage, name: string): Element[] {
  return page.elements.filter((element) => attribute(element, name) !== undefined);
}

/** Tells whether a page only leads somewhere else. */
export function leadsOn(page: BuiltPage): boolean {
  return select(page, 'meta', {'http-equiv': 'refresh'}).length > 0;
}
