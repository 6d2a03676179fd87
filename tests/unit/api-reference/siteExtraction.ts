import {CACHE_FOLDER} from '@site/plugins/api-reference/node/cache';
import type {Extraction} from '@site/plugins/api-reference/node/extraction/extract';
import {loadExtraction} from '@site/plugins/api-reference/node/prepare';
import {API_PAGES} from '@site/src/site/apiPages';

/** All pages of the site, from a cache of the tests' own: it holds as long as neither the packages nor the plugin change. */
export async function siteExtraction(): Promise<Extraction> {
  return loadExtraction(API_PAGES, `${CACHE_FOLDER}-tests-site`);
}
