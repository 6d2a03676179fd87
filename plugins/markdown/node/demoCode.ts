import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {attributeOf, elementsBelow, textOf, type HtmlElement} from '../../../src/node/builtPages';
import type {Block} from './blocks';

const LOCAL_IMPORT = /^\s*(?:import|export)\b[^;]*?['"](\.\/[^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];

function resolveImport(from: string, specifier: string): string | undefined {
  const place = path.resolve(path.dirname(from), specifier);
  return ENDINGS.map((ending) => place + ending).find((file) => path.extname(file) !== '' && existsSync(file));
}

/** A demo's own file, then the files beside it that it imports, at any depth. */
export function filesOfDemo(file: string, known: ReadonlySet<string> = new Set()): string[] {
  if (known.has(file) || !existsSync(file)) {
    return [];
  }
  const found = [file];
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  for (const [, specifier = ''] of text.matchAll(LOCAL_IMPORT)) {
    const imported = resolveImport(file, specifier);
    if (imported) {
      found.push(...filesOfDemo(imported, new Set([...known, ...found])));
    }
  }
  return found;
}

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
 * A demo as Markdown: its name with a link to it, and the code of its files.
 *
 * @param name the demo's name, which is its URL on the page and the name of its file
 * @param folder the folder of the page's demos, absolute
 * @param url the page's URL, with host
 */
export function demoBlocks(name: string, folder: string, url: string): Block[] {
  const files = filesOfDemo(path.join(folder, `${name}.tsx`));
  return [
    nameBlock(name, url),
    ...files.map((file): Block => codeBlock(path.basename(file), readFileSync(file, 'utf8'))),
  ];
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
