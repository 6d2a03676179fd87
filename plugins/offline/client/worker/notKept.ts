import {find, keptPages} from './kept';
import {settings} from './scope';

/** Titles are read out of whole pages: a list of more would keep a reader waiting. */
const MOST_LISTED = 40;

async function titleOf(page: Response): Promise<string> {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(await page.text())?.[1] ?? '';
  return title.endsWith(settings.titleEnding) ? title.slice(0, -settings.titleEnding.length) : title;
}

async function listItem([pathname, page]: readonly [string, Response]): Promise<string> {
  const url = pathname.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  // A title is escaped in the page already.
  return `<li><a href="${url}">${(await titleOf(page)) || url}</a></li>`;
}

/** The answer for a page that was not kept: it says so, and which pages can be read. */
export async function notKept(): Promise<Response> {
  const shell = (await find(settings.offlinePage))?.response;
  if (!shell) {
    return Response.error();
  }
  const items = await Promise.all([...(await keptPages())].slice(0, MOST_LISTED).map(listItem));
  const text = await shell.text();
  const page =
    items.length === 0
      ? text
      : text.replace('<section hidden>', '<section>').replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`);
  const headers = new Headers(shell.headers);
  // They are those of the file as it came over the network.
  ['content-encoding', 'content-length', 'etag'].forEach((name) => headers.delete(name));
  return new Response(page, {headers});
}
