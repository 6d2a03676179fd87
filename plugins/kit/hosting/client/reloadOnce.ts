import {readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** Names the build for which this tab has reloaded. */
const RELOADED = 'docs-reloaded-build';

/** The build that a document runs, by the name of its first script, which changes with any other. */
function runningBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src ?? '';
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
}

/**
 * A script of the site that does not come is most likely gone: a deployment has given it another name. The page is loaded
 * anew, once for each build, so that a script that never comes cannot make it go round. A host that does not answer at all
 * is no deployment: then what is there stays.
 */
async function reloadOnce(): Promise<void> {
  const build = runningBuild();
  if (readForTab(RELOADED) === build) {
    return;
  }
  try {
    await fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'});
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
