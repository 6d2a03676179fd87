import {SITE} from '../../src/site/site';

/** Where the weights of demos are published, from a language's base URL. */
export const PUBLISHED_WEIGHTS = `${SITE.docsPath.slice(1)}/demo-weights.json`;
