import {
  attributeOf,
  elementsBelow,
  findElement,
  textOf,
  type BuiltPage,
  type HtmlElement,
} from '../../../src/node/builtPages';
import {keyOf} from '../words';
import type {NamedPage, NamedRows} from '../types';

/** Names of the demos of a page: sections that hold a stage, and playgrounds, whose stage may come when they are opened. */
function demosOf(elements: readonly HtmlElement[]): string[] {
  const isDemo = (element: HtmlElement): boolean =>
    attributeOf(element, 'data-playground') !== undefined ||
    findElement(element, (part) => attributeOf(part, 'data-demo-preview') !== undefined) !== undefined;
  return elements
    .filter((element) => element.tagName === 'section' && isDemo(element))
    .flatMap((element) => attributeOf(element, 'id') ?? []);
}

/** The rows of one section, gathered by what stands before their names in their URLs. */
function rowsOf(section: HtmlElement): NamedRows[] {
  const kind = attributeOf(section, 'data-api-section') ?? '';
  const byStem = new Map<string, string[]>();
  for (const row of elementsBelow(section)) {
    // A class is called `.MuiTreeView-root` in the page and has no dot in its URL.
    const name = attributeOf(row, 'data-api-row')?.replace(/^\./, '');
    const id = attributeOf(row, 'id');
    if (name && id?.endsWith(name)) {
      const stem = id.slice(0, -name.length);
      byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
    }
  }
  return [...byStem].map(([stem, names]) => ({section: kind, stem, names}));
}

/** The name of a page: its heading, without marks of plans and the like behind it. It may stand in an element that says its language. */
function titleOf(page: BuiltPage): string {
  const heading = findElement(page.content, ({tagName}) => tagName === 'h1');
  const own = heading?.childNodes[0];
  return (own ? textOf(own).trim() : '') || page.title;
}

/** What can be found on a page by name. */
export function namedPage(page: BuiltPage): NamedPage {
  const elements = elementsBelow(page.content);
  const demos = demosOf(elements);
  const rows = elements.filter((element) => attributeOf(element, 'data-api-section') !== undefined).flatMap(rowsOf);
  const title = titleOf(page);
  const isNew = page.label !== undefined && !keyOf(title).includes(keyOf(page.label));
  return {
    path: page.route,
    title,
    ...(isNew && {label: page.label}),
    ...(demos.length > 0 && {demos}),
    ...(rows.length > 0 && {rows}),
  };
}
