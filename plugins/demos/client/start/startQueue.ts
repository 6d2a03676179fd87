import whenIdle from '@site/src/ui/whenIdle';

/** The longest wait for a moment without work, in milliseconds. */
const LONGEST_IDLE_WAIT_MS = 500;

interface Start {
  readonly begin: () => void;
}

const waiting: Start[] = [];
let current: Start | undefined;

function beginNext(): void {
  if (current) {
    return;
  }
  const next = waiting.shift();
  if (next) {
    current = next;
    // It may have been taken back by then.
    whenIdle(() => current === next && next.begin(), LONGEST_IDLE_WAIT_MS);
  }
}

/**
 * Lets demos start one after the other, each when the browser has nothing else to do.
 *
 * @param begin called when it is this one's turn
 * @returns what to call when the demo runs, has failed, or is no longer wanted
 */
export default function queueStart(begin: () => void): () => void {
  const start: Start = {begin};
  waiting.push(start);
  beginNext();
  return () => {
    const at = waiting.indexOf(start);
    if (at >= 0) {
      waiting.splice(at, 1);
    }
    if (current === start) {
      current = undefined;
      beginNext();
    }
  };
}
