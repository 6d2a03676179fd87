import {canonicalPath} from './paths';

/**
 * The last segment of a path turned into words: `/x/react-data-grid/column-definition` gives `Column definition`. The
 * `react-` that package pages carry for search engines is no word of the title.
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
 * The title of a page: its own, or else the words of its URL.
 *
 * @param page the page's entry or front matter, with the URL it is published at
 */
export function titleOfPage(page: {readonly pathname: string; readonly title?: string}): string {
  return page.title?.trim() || titleFromPath(page.pathname);
}
