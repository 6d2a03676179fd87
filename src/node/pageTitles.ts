import type {ParseFrontMatter} from '@docusaurus/types';
import {publishedPath} from '../site/paths';
import {SITE} from '../site/site';
import {titleFromPath} from '../site/titles';
import {projectPath} from './project';

/** The folders of pages: the docs, older versions, and translations of both. */
const PAGE_FOLDERS =
  /^(?:docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-[^/]+))(?=\/)/;

/**
 * Reads a page's front matter. If neither it nor the first heading is a title, the title is the words of the URL.
 */
export const parseFrontMatter: ParseFrontMatter = async (page) => {
  const result = await page.defaultParseFrontMatter(page);
  const file = projectPath(page.filePath);
  if (!PAGE_FOLDERS.test(file) || result.frontMatter['title'] || /^#\s/m.test(result.content)) {
    return result;
  }
  const url = publishedPath(file.replace(PAGE_FOLDERS, SITE.docsPath).replace(/(?:\/index)?\.mdx?$/, ''));
  return {...result, frontMatter: {...result.frontMatter, title: titleFromPath(url)}};
};
