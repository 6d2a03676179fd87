/**
 * In place of Docusaurus' `window.docusaurus`: all links that come into view at once are prefetched in one task there, which looks
 * through the list of all routes for each.
 */
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
// eslint-disable-next-line no-restricted-imports -- the browser's code of Docusaurus, which this stands for
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import whenIdle from '@site/src/ui/whenIdle';
import {chunksOfPage} from './pageRoutes';
import preloadPage from './preload';
import {matchRoutes} from './routing';

/** Gives the URL of a chunk's script: Docusaurus adds it to the bundler's runtime. */
declare const __webpack_require__: {gca(chunk: string): string | undefined};

/** Pages that were prefetched or wait for it, pages that were loaded, and scripts that were prefetched. */
const prefetched = new Set<string>();
const preloaded = new Set<string>();
const scripts = new Set<string>();

const waiting: string[] = [];

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Whether the reader's connection is slow, or is to be spared. */
function isConnectionSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}

/** Names of all chunks in a tree of them. */
function namesIn(tree: unknown): string[] {
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(namesIn) : [tree as string];
}

/** The chunks of a route. The key of a route that is no page is its path, with a hash behind it. */
function chunksOfRoute(path: string): readonly string[] {
  const keys = Object.keys(routesChunkNames).filter((key) => key.replace(/-[^-]+$/, '') === path);
  return chunksOfPage(path) ?? keys.flatMap((key) => namesIn((routesChunkNames as Record<string, unknown>)[key]));
}

function prefetchNext(): void {
  const pathname = waiting.shift();
  if (pathname === undefined) {
    return;
  }
  for (const {route} of matchRoutes(routes, pathname)) {
    for (const chunk of chunksOfRoute(String(route.path))) {
      const script = __webpack_require__.gca(chunk);
      if (script && !script.includes('undefined') && !scripts.has(script)) {
        scripts.add(script);
        void prefetchFile(script);
      }
    }
  }
  whenIdle(prefetchNext);
}

/** Prefetches the scripts of a page, when there is time. */
function prefetch(pathname: string): boolean {
  if (isConnectionSlow() || preloaded.has(pathname) || prefetched.has(pathname)) {
    return false;
  }
  prefetched.add(pathname);
  if (waiting.push(pathname) === 1) {
    whenIdle(prefetchNext);
  }
  return true;
}

/** Loads what a page needs, because the reader is about to go there. */
function preload(pathname: string): Promise<unknown> | false {
  if (isConnectionSlow() || preloaded.has(pathname)) {
    return false;
  }
  preloaded.add(pathname);
  return preloadPage(pathname);
}

export default Object.freeze({prefetch, preload});
