import type {ClientModule} from '@docusaurus/types';
import settings from '@generated/analytics/default/settings.json';
import {canonicalPath} from '@site/src/site/paths';
import {readerAgrees, readerObjects} from './consent';
import {sendPageView} from './pageViews';
import {followReader} from './readerProperties';
import {startTag} from './tag';
import {followVitals} from './vitals';

let hasStarted = false;
let hasPage = false;

async function start(): Promise<void> {
  if (readerObjects() || !(await readerAgrees(settings.needsConsent))) {
    return;
  }
  hasStarted = true;
  // CSS now shows what only makes sense with analytics, such as the question whether a page helped.
  document.documentElement.dataset['analytics'] = '';
  startTag(settings);
  followReader();
  // Imported here, so that only readers who agree load the code. Without it, clicks are not counted.
  import('./clicks').then(
    ({followClicks}) => followClicks(),
    () => undefined,
  );
  followVitals();
  if (hasPage) {
    sendPageView();
  }
}

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Docusaurus calls this when a page has rendered. A change of only the hash or the query is not a page view. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (previousLocation && canonicalPath(location.pathname) === canonicalPath(previousLocation.pathname)) {
    return;
  }
  // A page that renders before the reader's consent is sent after it.
  hasPage = true;
  if (hasStarted) {
    sendPageView();
  }
}

if (!__SERVER_BUNDLE__) {
  void start();
}
