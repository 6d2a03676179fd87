import {SITE} from '../../src/site/site';
import type {CheckedProduct} from './types';

/** The worker's script. It is inside the scope of the service worker, which serves scripts of workers only from there. */
export const WORKER_PATH = `${SITE.docsPath}/upgrade-check/worker.js`;

/** What changed in a product's API; the releases plugin publishes it. */
export function rowsPath(product: CheckedProduct): string {
  return `${SITE.docsPath}/migration/${product}-api-diff.json`;
}

/** The guide of a product's upgrade. */
export function guidePath(product: CheckedProduct): string {
  const guide = product === 'x-data-grid' ? 'migration-data-grid-v5' : 'migration-pickers-v5';
  return `${SITE.docsPath}/migration/${guide}/`;
}
