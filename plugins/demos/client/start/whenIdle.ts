/** The longest wait for a moment without work, in milliseconds. */
const LONGEST_WAIT_MS = 500;

/** Does something once the browser has nothing else to do. Safari does not tell. */
export default function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work, {timeout: LONGEST_WAIT_MS});
  } else {
    setTimeout(work, 0);
  }
}
