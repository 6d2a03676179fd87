import {PROJECT_FILES, readProjectFile} from '../projectFiles';
import {readPage, routeOf, type Page} from './page';
import {unreadableProblem} from './unreadable';

/** The files of all pages that a writer wrote. */
export const PAGE_FILES: readonly string[] = PROJECT_FILES.filter((file) => /^docs\/.*\.mdx?$/.test(file));

/** A page that cannot be read, and why: `docs/…/index.mdx:5: what is wrong. How to fix it.` */
export interface UnreadablePage {
  readonly route: string;
  readonly problem: string;
}

export interface WrittenPages {
  readonly pages: readonly Page[];
  readonly unreadable: readonly UnreadablePage[];
}

/**
 * Reads pages. A page that cannot be read is returned as a problem, so that the others are still checked.
 *
 * @param files paths from the project's root
 * @param textOf returns the text of a file
 */
export async function readPages(files: readonly string[], textOf = readProjectFile): Promise<WrittenPages> {
  const pages: Page[] = [];
  const unreadable: UnreadablePage[] = [];
  for (const file of files) {
    const text = textOf(file);
    try {
      pages.push(await readPage(file, text));
    } catch (error) {
      unreadable.push({route: routeOf(file), problem: unreadableProblem(file, text, error)});
    }
  }
  return {pages, unreadable};
}
