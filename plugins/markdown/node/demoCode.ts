import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
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

/**
 * A demo as Markdown: its name, which leads to it on the page, and its code as a reader would copy it.
 *
 * @param name the demo's name, which is its address on the page and the name of its file
 * @param folder the folder of the page's demos, absolute
 * @param address the page's address, with host
 */
export function demoBlocks(name: string, folder: string, address: string): Block[] {
  const files = filesOfDemo(path.join(folder, `${name}.tsx`));
  return [
    {
      type: 'paragraph',
      children: [
        {type: 'strong', children: [{type: 'text', value: 'Demo:'}]},
        {type: 'text', value: ' '},
        {type: 'link', url: `${address}#${name}`, children: [{type: 'text', value: name}]},
      ],
    },
    ...files.map((file): Block => ({
      type: 'code',
      lang: path.extname(file).slice(1),
      meta: `title="${path.basename(file)}"`,
      value: readFileSync(file, 'utf8').trimEnd(),
    })),
  ];
}
