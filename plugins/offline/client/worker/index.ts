import type {UsedMessage} from '../../types';
import {deleteOldCaches, fetchMissing} from './fileCache';
import {respond} from './respond';
import {scope, settings} from './scope';

function isUsedMessage(data: unknown): data is UsedMessage {
  const message = data as Partial<UsedMessage> | null;
  return message?.type === 'USED' && Array.isArray(message.urls);
}

/**
 * Turns on that the browser asks for a page while the worker is still starting, but in Firefox: where that early request fails, it
 * shows its own error page in the place of the worker's answer, so that nothing would open without a network
 * (https://github.com/GoogleChrome/workbox/issues/3134). The registration remembers this from one worker to the next.
 */
async function setEarlyRequests({navigationPreload}: ServiceWorkerRegistration): Promise<void> {
  await (navigator.userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable());
}

async function activate(): Promise<void> {
  await deleteOldCaches(settings.maxOldFiles);
  // Pages that are open already are served from now on, so that the files that they load later are cached.
  await scope.clients.claim();
  await setEarlyRequests(scope.registration);
}

// The worker of plugin-pwa, which follows in the same file, precaches the shell and takes over on SKIP_WAITING.
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', respond);
scope.addEventListener('message', (event) => {
  if (isUsedMessage(event.data)) {
    event.waitUntil(fetchMissing(event.data.urls));
  }
});
