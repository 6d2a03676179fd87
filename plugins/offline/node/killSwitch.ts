/**
 * A worker that takes over at once and removes the caches of its scope and itself. It answers no request, so that every request
 * goes to the network from then on. It needs no other file and can be put on a host as it is.
 */
export const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const {scope} = self.registration;
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.endsWith('-' + scope)).map((name) => caches.delete(name)));
  };
  // The worker goes even if the caches cannot be reached.
  event.waitUntil(forget().catch(() => undefined).then(() => self.registration.unregister()));
});
`;
