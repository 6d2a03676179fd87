import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PUBLISHED_ORIGIN, PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import {SITE} from '../../../src/site/site';

function pageText(docsFolder: string, url: string): string | undefined {
  const file = path.join(docsFolder, url.slice(SITE.docsPath.length), 'index.mdx');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * The target of a link in the changelog: the page of this site if the link is to one, `undefined` if that page is not written
 * yet, and the link's own URL otherwise.
 *
 * @param docsFolder absolute path of the folder of pages
 * @param baseUrl of the language: `/zh/`
 */
export function siteLink(url: string, docsFolder: string, baseUrl: string): string | undefined {
  if (!url.startsWith(`${PUBLISHED_ORIGIN}${SITE.docsPath}/`)) {
    return url;
  }
  const {pathname, hash} = new URL(url);
  const route = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (!PUBLISHED_PAGES.includes(route)) {
    return url;
  }
  const text = pageText(docsFolder, route);
  if (text === undefined) {
    return undefined;
  }
  const hasAnchor = hash !== '' && text.includes(`{/* ${hash} */}`);
  return `${baseUrl}${route.slice(1)}${hasAnchor ? hash : ''}`;
}
