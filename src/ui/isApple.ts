/** Whether the reader's keyboard has Apple's keys: ⌘ where others have Ctrl. Only for the browser. */
export default function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
