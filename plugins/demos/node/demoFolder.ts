import {pagesFolderOf, readPageFile} from '../../../src/node/versions';

/**
 * The folder that holds the demos of a page, from the project's root: `docs/react-charts/bars`, also for a translation;
 * `versioned_docs/version-5/react-charts/bars` in a version.
 *
 * @param file path of the page's file from the project's root, with forward slashes
 * @returns `undefined` for a file that is no page
 */
export function demoFolderOf(file: string): string | undefined {
  const {version, below = ''} = readPageFile(file) ?? {};
  const page = /^(.+)\/[^/]+\.mdx?$/.exec(below)?.[1];
  return page && `${pagesFolderOf(version)}/${page}`;
}
