import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {attributeOf, elementsBelow, hasClass, textOf, type HtmlElement} from '../../src/node/builtPages';

/** The copy of the site with an older version, which the stage "small site" makes (scripts/stages.ts). */
const SITE = process.env['VERSIONS_SITE'];

function builtPath(file: string): string {
  if (SITE === undefined) {
    throw new Error('VERSIONS_SITE names no folder. Run npm test, whose stage "small site" makes one.');
  }
  return path.join(SITE, file);
}

export function exists(file: string): boolean {
  return existsSync(builtPath(file));
}

export function read(file: string): string {
  return readFileSync(builtPath(file), 'utf8');
}

export function readJson<Data>(file: string): Data {
  return JSON.parse(read(file)) as Data;
}

/** Data of a built page. */
export interface Page {
  readonly html: string;
  readonly elements: readonly HtmlElement[];
  /** The text of the article. */
  readonly text: string;
  /** The URLs that the article links to. */
  readonly links: readonly string[];
}

/** The elements inside the first one with a class. */
export function inside(page: Page, className: string): HtmlElement[] {
  const found = page.elements.find((element) => hasClass(element, className));
  return found ? [found, ...elementsBelow(found)] : [];
}

/** The URLs that elements link to. */
export function linksOf(elements: readonly HtmlElement[]): string[] {
  return elements.filter(({tagName}) => tagName === 'a').flatMap((link) => attributeOf(link, 'href') ?? []);
}

export function readPage(url: string): Page {
  const html = read(`build${url}index.html`);
  const elements = elementsBelow(parse(html));
  const article = elements.find(({tagName}) => tagName === 'article');
  return {
    html,
    elements,
    text: article ? textOf(article).replace(/\s+/g, ' ') : '',
    links: article ? linksOf(elementsBelow(article)) : [],
  };
}

/** The URL that a page names as the one to list. */
export function canonicalOf({elements}: Page): string[] {
  return elements
    .filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical')
    .flatMap((element) => attributeOf(element, 'href') ?? []);
}
