import fetchFile from '@site/src/ui/fetchFile';
import {FrameScript} from './FrameScript';

/** The script that runs readers' code; it shares its chunks with the page. */
export const FRAME_SCRIPT = __SERVER_BUNDLE__ ? undefined : new FrameScript(new URL('./inside/index', import.meta.url));

/** Files of the site that were fetched for a frame. A failure is not remembered. */
const fetched = new Map<string, Promise<string>>();

/**
 * The text of one of the site's own scripts or stylesheets. A sandboxed document has an origin of its own, without the
 * page's cache and worker: so the page fetches what the frame needs, from where it has it already.
 *
 * @throws for a URL that is no script or stylesheet of this site, and when it cannot be fetched
 */
export function frameFile(url: string): Promise<string> {
  const {origin, pathname, href} = new URL(url, window.location.href);
  if (origin !== window.location.origin || !/\.(?:css|js)$/.test(pathname)) {
    return Promise.reject(new Error(`${href} is no script or stylesheet of this site.`));
  }
  const known = fetched.get(href);
  if (known) {
    return known;
  }
  const text = fetchFile(href, (response) => response.text(), {credentials: 'omit'});
  fetched.set(href, text);
  text.catch(() => fetched.delete(href));
  return text;
}
