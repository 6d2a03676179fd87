import {DEBOUNCE_MS} from '../site/limits';

/** A function that waits for a rest. */
export interface Debounced<Parameters extends readonly unknown[]> {
  /** Runs the action once, with what was said last, when nothing more was said for a while. */
  (...parameters: Parameters): void;
  /** Runs at once what waits, if anything does. */
  flush(): void;
  /** Forgets what waits. */
  cancel(): void;
}

/**
 * Lets an action run only after a rest, so that what comes in bursts (typing, dragging) is done once.
 *
 * @param wait how long the rest is, in milliseconds
 */
export function debounce<Parameters extends readonly unknown[]>(
  action: (...parameters: Parameters) => void,
  wait: number = DEBOUNCE_MS,
): Debounced<Parameters> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Parameters | undefined;

  const cancel = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = (): void => {
    const parameters = waiting;
    cancel();
    if (parameters) {
      action(...parameters);
    }
  };
  const debounced = (...parameters: Parameters): void => {
    cancel();
    waiting = parameters;
    timer = setTimeout(flush, wait);
  };
  return Object.assign(debounced, {flush, cancel});
}
