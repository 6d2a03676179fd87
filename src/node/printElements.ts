import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Table} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {SourceLocation} from './errors';
import {allPagesFolders} from './versions';

/** The attributes of an element that are written as text. */
export type TextAttributes = Readonly<Record<string, string | undefined>>;

function attributesIn(written: string): TextAttributes {
  return Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]));
}

function markdownOf(table: Table): string {
  return toMarkdown(table, {extensions: [gfmToMarkdown({tablePipeAlign: false})]}).trimEnd();
}

/**
 * Prints what an element shows into the pages of a version that was just cut, in all languages, if it comes from the installed
 * packages: later there are others.
 *
 * @param siteFolder absolute path of the project
 * @param name of an element that stands alone in its lines and has no content
 * @param make returns what it shows
 */
export async function printElements(
  version: string,
  siteFolder: string,
  name: string,
  make: (attributes: TextAttributes, location: SourceLocation) => Table | Promise<Table>,
): Promise<void> {
  const element = new RegExp(`^<${name}\\b([^<>]*)/>[ \\t]*$`, 'm');
  for (const folder of allPagesFolders(version, siteFolder)) {
    const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file));
    for (const page of pages) {
      const file = path.join(folder, page);
      const location = {file: path.relative(siteFolder, file).split(path.sep).join('/')};
      let text = readFileSync(file, 'utf8');
      for (let found = element.exec(text); found; found = element.exec(text)) {
        const [written, attributes = ''] = found;
        const table = markdownOf(await make(attributesIn(attributes), location));
        text = text.replace(written, () => table);
        writeFileSync(file, text);
      }
    }
  }
}
