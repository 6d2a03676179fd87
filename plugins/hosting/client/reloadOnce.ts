import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** Names the build for which this tab has reloaded. */
const RELOADED = 'docs-reloaded-build';

/** The build that a document runs, by the name of its first script, which changes with any other. */
function runningBuild(): string {
  return document.querySelector('script[src*="/runtime~main."]')?.getAttribute('src') ?? '';
}

/** Whether an answer is a page of this site in another build: not an error, nor what a proxy or a hotel's login says. */
async function isPageOfOtherBuild(answer: Response, build: string): Promise<boolean> {
  if (!answer.ok) {
    return false;
  }
  const page = await answer.text();
  return page.includes('/runtime~main.') && !page.includes(build);
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
}

/**
 * A script of the site that does not come may be gone: a deployment has given it another name. Where the host has another
 * build of the page by now, the page is loaded anew, once for each build, so that a script that never comes cannot make it go
 * round. Where it has the same one, or does not answer, something else is the matter: what is there stays, and whoever asked
 * for the script says so. An answer that is no page of the site would be worse than what is there.
 */
async function reloadOnce(): Promise<void> {
  const build = runningBuild();
  if (readForTab(RELOADED) === build) {
    return;
  }
  try {
    const answer = await fetch(window.location.pathname, {cache: 'no-store'});
    if (!(await isPageOfOtherBuild(answer, build))) {
      return;
    }
  } catch {
    return;
  }
  // Where the tab cannot remember that it has reloaded, it does not begin.
  if (writeForTab(RELOADED, build)) {
    window.location.reload();
  }
}

if (!__SERVER_BUNDLE__) {
  // A failed script does not bubble; on its way down the event comes by here.
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
