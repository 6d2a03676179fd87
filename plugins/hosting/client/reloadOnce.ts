import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** The build for which this tab has reloaded. */
const RELOADED = 'docs-reloaded-build';

/** The build of this document, by the name of its runtime script, which changes with any other script. */
function runningBuild(): string {
  return document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src') ?? '';
}

/** Whether a response is a page of this site in another build, and not an error or the login page of a hotel. */
async function isPageOfOtherBuild(response: Response, build: string): Promise<boolean> {
  if (!response.ok) {
    return false;
  }
  const page = await response.text();
  return page.includes('/runtime~main.') && !page.includes(build);
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
}

/**
 * Reloads the page after a script of the site has failed to load, if the host has another build of the page by now: the script
 * is gone with its build. Reloads once for each build, so that a script that never loads causes no loop. If the host has the same
 * build or does not answer, the page stays, and the code that needs the script reports the failure.
 */
async function reloadOnce(): Promise<void> {
  const build = runningBuild();
  if (readForTab(RELOADED) === build) {
    return;
  }
  try {
    const response = await fetch(window.location.pathname, {cache: 'no-store'});
    if (!(await isPageOfOtherBuild(response, build))) {
      return;
    }
  } catch {
    return;
  }
  // Without storage the tab could not remember that it has reloaded.
  if (writeForTab(RELOADED, build)) {
    window.location.reload();
  }
}

if (!__SERVER_BUNDLE__) {
  // The error event of a script does not bubble, so that only a capturing listener gets it.
  window.addEventListener(
    'error',
    ({target}) => {
      if (isOwnScript(target)) {
        void reloadOnce();
      }
    },
    {capture: true},
  );
}
