/** Whether the reader's keyboard has Apple's keys: ⌘ where others have Ctrl. On the server, it has not. */
export default function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}
