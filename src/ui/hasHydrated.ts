/** Whether React has taken over the server's page. To ask the attribute renders nothing again, as a context would. */
export default function hasHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}
