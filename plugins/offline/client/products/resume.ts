import {productStore} from './store';

/** Goes on with what this tab was saving before it was loaded anew. */
export function resumeSaving(): void {
  productStore.resume();
}
