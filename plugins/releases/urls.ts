import {SITE} from '../../src/site/site';
import type {ProductId} from '../../src/site/products';

/** The page of the releases; what it fetches lies beside it. */
export const WHATS_NEW = `${SITE.docsPath}/whats-new/`;

export const RELEASES_PATH = `${WHATS_NEW}releases.json`;
export const PRE_RELEASES_PATH = `${WHATS_NEW}pre-releases.json`;
export const FEED_PATH = `${WHATS_NEW}feed.xml`;

/** The id of a release on the page: `v6.19.2`. */
export function releaseAnchor(version: string): string {
  return `v${version}`;
}

/** Whether a URL leads to a pre-release. `hash` begins with `#`, or is empty. */
export function isPreReleaseHash(hash: string): boolean {
  return /^#v\d+\.\d+\.\d+-/.test(hash);
}

/** The differences of a product's API as data, for the page and for other programs. */
export function diffPath(productId: ProductId): string {
  return `${SITE.docsPath}/migration/${productId}-api-diff.json`;
}

/** The module of a product's differences, as pages import it. */
export function diffModule(productId: ProductId): string {
  return `api-diff-${productId}.js`;
}

/** The page of what each release changed in the types of the packages; its data lies beside it. */
export const API_CHANGES = `${WHATS_NEW}api-changes/`;
export const API_CHANGES_PATH = `${WHATS_NEW}api-changes.json`;
export const API_CHANGES_MODULE = 'api-changes.js';

export const RELEASES_MODULE = 'whats-new.js';
