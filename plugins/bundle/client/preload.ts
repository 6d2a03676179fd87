// eslint-disable-next-line no-restricted-imports -- the browser's code of Docusaurus, which this stands for
import stockPreload from '@docusaurus/core/lib/client/preload';
import {fetchStaticBlocks, hasStaticBlocks} from '@site/src/ui/StaticBlock/staticBlocks';
import {loadHelmet} from './lateHelmet';
import {isPage} from './pageRoutes';

/** Whether React has taken over the server's page. In the dev server there is none. */
function isRunning(): boolean {
  return 'docusaurusRoot' in window;
}

/** The newest navigation. */
let newest: Promise<unknown> | undefined;

/** The page that is shown. A hash is no other page. */
let shown: string | undefined;

async function load(pathname: string): Promise<unknown> {
  if (!isRunning() || pathname === shown) {
    shown = pathname;
    return stockPreload(pathname);
  }
  const isStatic = process.env.NODE_ENV === 'production' && isPage(pathname) && !hasStaticBlocks(pathname);
  // What does not arrive says so in its own place.
  const rest = [loadHelmet(), ...(isStatic ? [fetchStaticBlocks(pathname)] : [])];
  const [loaded] = await Promise.all([stockPreload(pathname), Promise.allSettled(rest)]);
  return loaded;
}

/**
 * Loads what a page needs before it is shown: in Docusaurus its code; here also what is only fetched for a navigation. Docusaurus
 * shows the current page once any navigation is loaded, so an older one waits for the newest.
 *
 * @param pathname of the page
 * @throws when its code cannot be fetched
 */
export default async function preload(pathname: string): Promise<unknown> {
  const loading = load(pathname);
  if (!isRunning() || window.location.pathname !== pathname) {
    return loading;
  }
  newest = loading;
  let awaited: typeof newest;
  let loaded: unknown;
  do {
    awaited = newest;
    // One that the reader has left may fail: Docusaurus would load the page anew.
    loaded = await awaited.catch((error: unknown) => {
      if (awaited === newest) {
        throw error;
      }
    });
  } while (awaited !== newest);
  shown = window.location.pathname;
  return loaded;
}
