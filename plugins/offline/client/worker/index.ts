import type {UsedMessage} from '../../types';
import {deleteOldCaches, fetchMissing} from './fileCache';
import {respond} from './respond';
import {scope, settings} from './scope';

function isUsedMessage(data: unknown): data is UsedMessage {
  const message = data as Partial<UsedMessage> | null;
  return message?.type === 'USED' && Array.isArray(message.urls);
}

async function activate(): Promise<void> {
  await deleteOldCaches(settings.maxOldFiles);
  // Pages that are open already are served from now on, so that the files that they load later are cached.
  await scope.clients.claim();
  await scope.registration.navigationPreload?.enable();
}

// The worker of plugin-pwa, which follows in the same file, precaches the shell and takes over on SKIP_WAITING.
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', respond);
scope.addEventListener('message', (event) => {
  if (isUsedMessage(event.data)) {
    event.waitUntil(fetchMissing(event.data.urls));
  }
});
