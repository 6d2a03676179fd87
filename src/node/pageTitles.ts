import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';
import {publishedPath} from '../site/paths';
import {SITE} from '../site/site';
import {titleFromPath} from '../site/titles';
import {projectPath} from './project';
import {readPageFile} from './versions';

function hasTitle(markdown: string): boolean {
  return parseMarkdownContentTitle(markdown).contentTitle !== undefined;
}

/**
 * Reads a page's front matter. If neither it nor the first heading is a title, the title is the words of the URL.
 */
export const parseFrontMatter: ParseFrontMatter = async (page) => {
  const result = await page.defaultParseFrontMatter(page);
  const below = readPageFile(projectPath(page.filePath))?.below;
  if (below === undefined || result.frontMatter['title'] || hasTitle(result.content)) {
    return result;
  }
  const url = publishedPath(`${SITE.docsPath}/${below}`.replace(/(?:\/index)?\.mdx?$/, ''));
  return {...result, frontMatter: {...result.frontMatter, title: titleFromPath(url)}};
};
