import type {UsedMessage} from '../../types';
import {answer} from './answers';
import {forgetOld, keepAll} from './kept';
import {scope, settings} from './scope';

function isUsedMessage(data: unknown): data is UsedMessage {
  const message = data as Partial<UsedMessage> | null;
  return message?.type === 'USED' && Array.isArray(message.urls);
}

async function takeOver(): Promise<void> {
  await forgetOld(settings.mostOldFiles);
  // Pages that are open already are served from now on, so that what they load later is kept.
  await scope.clients.claim();
  await scope.registration.navigationPreload?.enable();
}

/**
 * The plugin's part of the worker, which plugin-pwa calls before it adds its own: the shell is kept when the worker is installed,
 * and a waiting worker takes over when it is told to.
 */
export default function offline(): void {
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', answer);
  scope.addEventListener('message', (event) => {
    if (isUsedMessage(event.data)) {
      event.waitUntil(keepAll(event.data.urls));
    }
  });
}
