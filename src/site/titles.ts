import {canonicalPath} from './paths';

/**
 * The last segment of a path in words: `/x/react-data-grid/column-definition` gives `Column definition`. A leading `react-`,
 * which only serves search engines, is left out.
 *
 * @param path an absolute path in any form
 */
export function titleFromPath(path: string): string {
  const segment = canonicalPath(path).split('/').at(-1) ?? '';
  const words = segment
    .replace(/^react-/, '')
    .replace(/-+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The title of a page: its own title, or else the words of its URL.
 */
export function titleOfPage(page: {readonly pathname: string; readonly title?: string}): string {
  return page.title?.trim() || titleFromPath(page.pathname);
}
