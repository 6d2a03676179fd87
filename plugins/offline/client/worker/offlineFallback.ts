import {escapeHtml} from '../../../../src/text/escapeHtml';
import {cachedPages, findCached} from './fileCache';
import {withText} from './keptCopy';
import {settings} from './scope';

/** Titles are read out of whole pages: a list of more pages would keep a reader waiting. */
const MAX_LISTED = 40;

async function titleOf(page: Response): Promise<string> {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
  return title.endsWith(settings.titleEnding) ? title.slice(0, -settings.titleEnding.length) : title;
}

async function listItem([pathname, page]: readonly [string, Response]): Promise<string> {
  const url = escapeHtml(pathname);
  // The title comes from HTML, where it is escaped already.
  return `<li><a href="${url}">${(await titleOf(page)) || url}</a></li>`;
}

/** The response in the place of a page that is not cached: a page that says so and lists the pages that are. */
export async function offlineFallback(): Promise<Response> {
  const template = (await findCached(settings.offlinePage))?.response;
  if (!template) {
    return Response.error();
  }
  const items = await Promise.all([...(await cachedPages(MAX_LISTED))].map(listItem));
  const html = await template.text();
  const page =
    items.length === 0
      ? html
      : html.replace('<section hidden>', '<section>').replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`);
  return withText(template, page);
}
