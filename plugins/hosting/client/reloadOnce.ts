import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** The build for which this tab has reloaded. */
const RELOADED = 'docs-reloaded-build';
/** For so long the host is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A route of Docusaurus: its component fetches its code when it is rendered, or before. */
interface PreloadedRoute {
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly PreloadedRoute[];
}

/** Whether React has taken over a page. Before that, the page is the server's. */
let hasRendered = false;
/** Whether the reader has followed a link to a page whose code is not there yet. */
let isNavigating = false;
let asked: Promise<void> | undefined;

/** The build of this document, by the name of its runtime script, which changes with any other script. */
function runningBuild(): string {
  return document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src') ?? '';
}

/**
 * Whether the host answers with a page of this site in another build, and not with an error or the login page of a hotel. A page
 * contains its own published URL.
 *
 * @throws when the host does not answer in time, or redirects to another one
 */
async function hasOtherBuild(build: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(window.location.pathname, {cache: 'no-store', mode: 'same-origin', signal});
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    return false;
  }
  const page = await response.text();
  const url = siteConfig.url + new URL(response.url).pathname;
  return page.includes(url) && page.includes('/runtime~main.') && !page.includes(build);
}

function reload(): void {
  window.location.reload();
}

/** Reloads as soon as that interrupts nothing. What finds that out may be gone with the build, too: then while nothing has the focus. */
function reloadAtRest(): void {
  import('@site/src/ui/atRest').then(
    ({whenAtRest}) => whenAtRest(reload),
    () => document.activeElement === document.body && reload(),
  );
}

/**
 * Reloads the page after a script of the site could not be loaded, if the host has another build of the page by now: the script
 * is gone with its build. Reloads once for each build, so that a script that never loads causes no loop, or once for each link
 * that the reader follows. If the host has the same build or does not answer, the page stays, and the code that needs the script
 * reports the failure.
 */
async function reloadOnce(): Promise<void> {
  const build = runningBuild();
  if (readForTab(RELOADED) === build && !isNavigating) {
    return;
  }
  if (!(await hasOtherBuild(build).catch(() => false))) {
    return;
  }
  // Without storage the tab could not remember that it has reloaded.
  const isRemembered = writeForTab(RELOADED, build);
  if (isNavigating) {
    reload();
  } else if (isRemembered) {
    reloadAtRest();
  }
}

/** Scripts that fail together ask the host once. */
function reloadIfOutdated(): Promise<void> {
  asked ??= reloadOnce().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Makes a component keep the page if its code cannot be loaded. */
function keepPage(component: PreloadedRoute['component']): PreloadedRoute['component'] {
  const {preload} = component;
  if (preload) {
    component.preload = async () => {
      try {
        return await preload();
      } catch (error) {
        await reloadIfOutdated();
        // The server's page would be replaced by a message.
        if (!hasRendered) {
          throw error;
        }
        return undefined;
      }
    };
  }
  return component;
}

/**
 * Docusaurus reloads the document if the code of a page that a link leads to cannot be loaded, and loses the page that works to
 * whatever the host answers. Without the failure it renders the page, and `@theme/Loading` in the place of what is missing.
 *
 * A reader asks for few of all pages, and the component of a page is made when it is asked for (`plugins/bundle`).
 */
function keepPageOnFailure(list: readonly PreloadedRoute[]): void {
  for (const route of list) {
    const stock = Object.getOwnPropertyDescriptor(route, 'component');
    let kept: PreloadedRoute['component'] | undefined;
    Object.defineProperty(route, 'component', {
      get: () => {
        kept ??= keepPage((stock?.get ? stock.get.call(route) : stock?.value) as PreloadedRoute['component']);
        return kept;
      },
    });
    keepPageOnFailure(route.routes ?? []);
  }
}

/** Docusaurus calls this before it loads the code of a page, and what this returns once the code is there. */
export function onRouteUpdate({
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]): () => void {
  hasRendered = true;
  isNavigating = previousLocation !== null;
  return () => {
    isNavigating = false;
  };
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
}

if (!__SERVER_BUNDLE__) {
  keepPageOnFailure(routes as unknown as readonly PreloadedRoute[]);
  // The error event of a script does not bubble, so that only a capturing listener gets it.
  window.addEventListener(
    'error',
    ({target, error}) => {
      // A page in the place of a script is no JavaScript.
      if (isOwnScript(target) || error instanceof SyntaxError) {
        void reloadIfOutdated();
      }
    },
    {capture: true},
  );
}
