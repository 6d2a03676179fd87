import {API_DISPLAY_CHOSEN_KEY} from '@site/src/site/storage';
import {readStored, writeStored} from '@site/src/ui/storage';

const listeners = new Set<() => void>();
/** Where storage is blocked, a choice is remembered until the page is left. */
let hasChosenNow = false;

/** Whether the reader has ever chosen a display: the first one comes by chance, and the page says where to change it. */
export function hasChosen(): boolean {
  return hasChosenNow || readStored(API_DISPLAY_CHOSEN_KEY) !== null;
}

export function noteChoice(): void {
  hasChosenNow = true;
  writeStored(API_DISPLAY_CHOSEN_KEY, 'true');
  listeners.forEach((listener) => listener());
}

export function subscribeChoice(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
