import type {Extraction} from '@site/src/node/packages/api/extract';
import {EXTRACTIONS, loadExtraction} from '@site/src/node/packages/api/loadExtraction';
import {API_PAGES} from '@site/src/site/apiPages';

/** All pages of the site, from a cache of the tests' own: it holds as long as neither the packages nor the plugin change. */
export async function siteExtraction(): Promise<Extraction> {
  return loadExtraction(API_PAGES, `${EXTRACTIONS.folder}-tests-site`);
}
