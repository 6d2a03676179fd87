import {SITE} from '../../src/site/site';

/** The folder of pages and demos, from the project's root. */
export const DOCS_FOLDER = 'docs';

/** Where the weights of demos are published, from a language's base URL. */
export const PUBLISHED_WEIGHTS = `${SITE.docsPath.slice(1)}/demo-weights.json`;
