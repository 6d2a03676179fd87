import {fencesOf, type PageFence} from '../rules/fences/fenceCheck';
import {readProjectFile} from '../rules/projectFiles';

/**
 * What a diff of a guide adds, without the marks of the diff.
 *
 * @param page the last part of its address, `data-grid-v4`
 * @param heading the id of the heading above the diff
 * @param which counted from zero, among the diffs from there on
 * @throws if the page has no such heading, or no such diff below it
 */
export function addedBy(page: string, heading: string, which = 0): PageFence {
  const file = `docs/migration/migration-${page}/index.mdx`;
  const text = readProjectFile(file);
  const start = text.split('\n').findIndex((line) => line.endsWith(`{/* #${heading} */}`));
  const found = fencesOf(file, text).filter(({language, line}) => language === 'diff' && line > start + 1)[which];
  if (start === -1 || !found) {
    throw new Error(`${file} has no diff ${which} below the heading "${heading}".`);
  }
  const added = found.code.split('\n').filter((line) => line.startsWith('+'));
  return {...found, code: added.map((line) => line.slice(1)).join('\n')};
}
