/**
 * Does something once the browser has nothing else to do.
 *
 * @param longestMs the longest wait for such a moment, in milliseconds; without it, a busy page may wait forever
 */
export default function whenIdle(work: () => void, longestMs?: number): void {
  // Safari does not tell.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work, longestMs === undefined ? undefined : {timeout: longestMs});
  } else {
    setTimeout(work);
  }
}
