import type {ClientModule} from '@docusaurus/types';
import settings from '@generated/offline/default/settings.json';
import {whenInteractive} from '@site/src/ui/whenInteractive';
import {readForTab} from '@site/src/ui/tabStorage';
import {KEPT_COPY_ID} from './keptCopy';
import {loadRegistration} from './loadRegistration';
import {RESUME_KEY} from './products/resumeKey';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/**
 * Docusaurus calls this when a page has rendered. A page of the docs on the docs' own host registers the worker once it is
 * interactive; all other pages load nothing.
 */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: RouteUpdate): void {
  if (pathname === previousLocation?.pathname) {
    return;
  }
  if (previousLocation) {
    // What the worker has written into the document is about the page before.
    document.getElementById(KEPT_COPY_ID)?.remove();
  }
  const isHome = window.location.hostname === settings.host && 'serviceWorker' in navigator;
  if (isHome && pathname.startsWith(settings.scope)) {
    whenInteractive(() => {
      // Without a network there is nothing to register.
      loadRegistration()
        .then(({reportUsed}) => reportUsed(settings.scope, pathname))
        .catch(() => undefined);
      if (!previousLocation && readForTab(RESUME_KEY)) {
        import('./products/resume').then(({resumeSaving}) => resumeSaving()).catch(() => undefined);
      }
    });
  }
}
