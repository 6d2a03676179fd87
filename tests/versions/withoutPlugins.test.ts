import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {attributeOf, elementsBelow, textOf} from '../../src/node/builtPages';

/** The build of the small site without any plugin that can be taken out, which the stage "small site" makes. */
const BUILD = process.env['BARE_BUILD'];

function read(file: string): string {
  if (BUILD === undefined) {
    throw new Error('BARE_BUILD names no folder. Run npm test, whose stage "small site" makes one.');
  }
  return readFileSync(path.join(BUILD, file), 'utf8');
}

test('pages have their text and code, and nothing of what plugins add', () => {
  const elements = elementsBelow(parse(read('x/react-tree-view/index.html')));
  const article = elements.find(({tagName}) => tagName === 'article');
  expect(article && textOf(article)).toContain('The text of now');
  expect(elements.filter((element) => attributeOf(element, 'data-demo') !== undefined)).toEqual([]);
});

test('a text page of the whole site is there with its links', () => {
  const elements = elementsBelow(parse(read('x/introduction/licensing/index.html')));
  expect(elements.filter(({tagName}) => tagName === 'h2').length).toBeGreaterThan(3);
});

test('pages of the site itself are there', () => {
  for (const page of ['index.html', '404.html', 'versions/index.html', 'playground/index.html']) {
    expect(read(page)).toMatch(/<h1[ >]/);
  }
});

test('what plugins write is not', () => {
  const written = ['_headers', '_redirects', 'llms.txt', 'x/search-index', 'x/sw.js', 'x/api'];
  expect(written.filter((file) => existsSync(path.join(BUILD ?? '', file)))).toEqual([]);
});
