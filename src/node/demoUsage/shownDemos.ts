import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Whether a page shows a demo of its folder. */
function isShown(docsFolder: string, folder: string, name: string): boolean {
  const page = path.join(docsFolder, folder, 'index.mdx');
  return existsSync(page) && new RegExp(`<Demo\\b[^>]*\\bname=["']${name}["']`).test(readFileSync(page, 'utf8'));
}

/** A demo that a page shows. */
export interface ShownDemo {
  /** Path from the docs' folder. */
  readonly file: string;
  /** Folder of the page, from the docs' folder. */
  readonly folder: string;
  readonly name: string;
}

/**
 * The demos that pages show, in the order of their files; variants in other stylings are not counted.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 */
export async function shownDemos(docsFolder: string): Promise<ShownDemo[]> {
  const found = await Globby('**/[A-Z]*.tsx', {cwd: docsFolder});
  return found
    .map((file) => ({file, folder: path.posix.dirname(file), name: path.posix.basename(file, '.tsx')}))
    .filter(({folder, name}) => /^\w+$/.test(name) && isShown(docsFolder, folder, name))
    .sort((a, b) => a.file.localeCompare(b.file));
}
