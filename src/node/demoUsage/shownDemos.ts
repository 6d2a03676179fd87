import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** The demos of its folder that a page shows, by name. */
function namesOnPage(page: string): ReadonlySet<string> {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return new Set([...text.matchAll(/<Demo\b[^>]*\bname=["'](\w+)["']/g)].map(([, name = '']) => name));
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
  const demos = found.map((file) => ({
    file,
    folder: path.posix.dirname(file),
    name: path.posix.basename(file, '.tsx'),
  }));
  const folders = new Set(demos.map(({folder}) => folder));
  const shown = new Map(
    [...folders].map((folder) => [folder, namesOnPage(path.join(docsFolder, folder, 'index.mdx'))]),
  );
  return demos.filter(({folder, name}) => shown.get(folder)?.has(name)).sort((a, b) => a.file.localeCompare(b.file));
}
