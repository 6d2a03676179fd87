import {escapeHtml} from '../../../../src/text/escapeHtml';
import {KEPT_COPY_ID} from '../keptCopy';
import {settings} from './scope';

const LOOK =
  'margin:0;padding:.75rem 1.25rem;background:var(--site-error-surface);color:var(--site-error-text);' +
  'font:400 .875rem/1.5 var(--site-font-text);text-align:center';

/** The time at which a host sent a response, in the reader's language and time zone; without it the text says none. */
function timeOf(response: Response): string | undefined {
  const sent = new Date(response.headers.get('date') ?? '');
  return Number.isNaN(sent.getTime())
    ? undefined
    : new Intl.DateTimeFormat(settings.language, {dateStyle: 'long', timeStyle: 'short'}).format(sent);
}

function notice(status: number, time: string | undefined): string {
  const {keptCopy, undatedCopy} = settings.texts;
  const text = (time === undefined ? undatedCopy : keptCopy)
    .replace('{status}', String(status))
    .replace('{time}', time ?? '');
  return `<p id="${KEPT_COPY_ID}" role="status" style="${LOOK}">${escapeHtml(text)}</p>`;
}

/** A response with another text. */
export function withText({headers}: Response, text: string): Response {
  const changed = new Headers(headers);
  // These describe the file as it came over the network.
  ['content-encoding', 'content-length', 'etag'].forEach((name) => changed.delete(name));
  return new Response(text, {headers: changed});
}

/**
 * A cached page in the place of a server's error, with a notice that says so. The notice is beside the element that React takes
 * over, so that hydration does not meet it.
 *
 * @param status HTTP status of the server's response
 */
export async function asKeptCopy(page: Response, status: number): Promise<Response> {
  const added = notice(status, timeOf(page));
  return withText(
    page,
    (await page.text()).replace(/<body[^>]*>/, (body) => body + added),
  );
}
