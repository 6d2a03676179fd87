import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {attributeOf, elementsBelow, textOf, type HtmlElement} from '../../../src/node/builtPages';
import {NO_WATCHER, partsOf} from '../../../src/node/demoFiles';
import type {Block} from './blocks';

/** The name of a demo or playground, with a link to it. */
function nameBlock(name: string, url: string): Block {
  return {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: 'Demo:'}]},
      {type: 'text', value: ' '},
      {type: 'link', url: `${url}#${name}`, children: [{type: 'text', value: name}]},
    ],
  };
}

function codeBlock(file: string, text: string): Block {
  return {type: 'code', lang: path.extname(file).slice(1), meta: `title="${file}"`, value: text.trimEnd()};
}

/**
 * A demo as Markdown: its name with a link to it, and the code of its files as readers copy them.
 *
 * @param name the demo's name, which is its URL on the page and the name of its file
 * @param folder the folder of the page's demos, absolute
 * @param url the page's URL, with host
 */
export function demoBlocks(name: string, folder: string, url: string): Block[] {
  const file = path.join(folder, `${name}.tsx`);
  const parts = existsSync(file) ? partsOf(file, readFileSync(file, 'utf8'), NO_WATCHER) : [];
  return [nameBlock(name, url), ...parts.map((part) => codeBlock(part.name, part.code))];
}

/**
 * A playground as Markdown: its name with a link to it, and the code of its initial state, which the page contains for readers
 * without scripts.
 *
 * @param section the playground on the built page
 * @param url the page's URL, with host
 */
export function playgroundBlocks(section: HtmlElement, url: string): Block[] {
  const name = attributeOf(section, 'id') ?? '';
  const code = hiddenElements(section).find((part) => attributeOf(part, 'data-playground-code') !== undefined);
  return [nameBlock(name, url), ...(code ? [codeBlock(`${name}.tsx`, textOf(code))] : [])];
}

/** The elements in `<noscript>`, whose content is text to a parser with scripting. */
function hiddenElements(section: HtmlElement): HtmlElement[] {
  return elementsBelow(section)
    .filter(({tagName}) => tagName === 'noscript')
    .flatMap((part) => elementsBelow(parseFragment(textOf(part), {scriptingEnabled: false})));
}
