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
  // What is of use only if it is told, such as the question whether a page helped, is shown from now on.
  document.documentElement.dataset['analytics'] = '';
  startTag(settings);
  followReader();
  // Its code is for readers who agree.
  void import('./clicks').then(({followClicks}) => followClicks());
  followVitals();
  if (hasPage) {
    sendPageView();
  }
}

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Docusaurus calls this when a page has rendered. A change of hash or query alone is no other page. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (previousLocation && canonicalPath(location.pathname) === canonicalPath(previousLocation.pathname)) {
    return;
  }
  // A page that comes before the reader's consent is sent with it.
  hasPage = true;
  if (hasStarted) {
    sendPageView();
  }
}

if (!__SERVER_BUNDLE__) {
  void start();
}
