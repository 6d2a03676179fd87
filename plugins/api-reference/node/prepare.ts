import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../../src/site/site';
import {apiPageAddress} from '../addresses';
import type {ApiPagesOption, ApiReferenceOptions} from '../options';
import type {ComponentApi} from '../types';
import {CACHE_FOLDER, cacheKey, readCache, writeCache} from './cache';
import type {Extraction} from './extraction/extract';
import {documentedPackages} from './extraction/packages';
import {checkGuides, GENERATED_FOLDER, guidesOf, readGuides} from './guides';
import {resolveLinks} from './links';
import {publishFiles} from './publish';
import {STUB_MARK, stubText} from './stub';

export interface PrepareRequest {
  /** Absolute path of the project. */
  readonly siteFolder: string;
  /** Absolute path of the folder that the bundler knows as `@generated`. */
  readonly generatedFolder: string;
  readonly options: ApiReferenceOptions;
  /** Absolute path of the folder that keeps what was extracted; one extraction evicts the others there. */
  readonly cacheFolder?: string;
}

export interface Prepared {
  readonly components: readonly ComponentApi[];
  readonly notices: readonly string[];
  /** False where the cache had it all. */
  readonly isFresh: boolean;
}

const DATA_FOLDER = 'api-reference/data';

/**
 * The API of the components that the option `pages` names, from the cache where it holds.
 *
 * @throws a RoomError where a package or component is missing or cannot be read
 */
export async function loadExtraction(
  groups: readonly ApiPagesOption[],
  cacheFolder = CACHE_FOLDER,
): Promise<Extraction & {isFresh: boolean}> {
  const packages = documentedPackages();
  const key = cacheKey(packages, groups);
  const kept = readCache(key, cacheFolder);
  if (kept) {
    return {...kept, isFresh: false};
  }
  // Loaded only now: the compiler alone takes longer to load than everything else here.
  const {extractApi} = await import('./extraction/extract');
  const extraction = extractApi(packages, groups);
  writeCache(key, extraction, cacheFolder);
  return {...extraction, isFresh: true};
}

/**
 * Writes the API pages and their data, before the docs plugin reads its folder.
 *
 * @throws a RoomError where something the pages need is missing, or a guide names a component without a page
 */
export async function prepareApiPages({
  siteFolder,
  generatedFolder,
  options,
  cacheFolder,
}: PrepareRequest): Promise<Prepared> {
  const docsFolder = path.join(siteFolder, 'docs');
  const guides = await readGuides(docsFolder, siteFolder);
  checkGuides(guides, options.pages);
  const extraction = await loadExtraction(options.pages, cacheFolder);
  const addressOf = ({productId, name}: ComponentApi) => apiPageAddress(productId, name);
  const pages = new Set([...guides.map(({href}) => href), ...extraction.components.map(addressOf)]);
  const components = extraction.components.map((api) => resolveLinks(api, pages));

  const stubs = new Map<string, string>();
  const data = new Map<string, string>();
  for (const api of components) {
    const folder = addressOf(api).slice(`${SITE.docsPath}/`.length, -1);
    const dataFile = `${DATA_FOLDER}/${folder.slice(`${GENERATED_FOLDER}/`.length)}.json`;
    const typesFile = `${path.posix.dirname(dataFile)}/types.json`;
    const text = stubText(api, guidesOf(api.name, api.productId, guides), {
      dataModule: `@generated/${dataFile}`,
      typesModule: `@generated/${typesFile}`,
    });
    data.set(path.join(generatedFolder, typesFile), JSON.stringify(extraction.types[api.productId] ?? {}));
    stubs.set(path.join(docsFolder, folder, 'index.mdx'), text);
    data.set(path.join(generatedFolder, dataFile), JSON.stringify(api));
  }
  publishFiles(path.join(generatedFolder, DATA_FOLDER), data, () => true);
  publishFiles(path.join(docsFolder, GENERATED_FOLDER), stubs, (file) =>
    readFileSync(file, 'utf8').includes(STUB_MARK),
  );
  return {components, notices: extraction.notices.map(({message}) => message), isFresh: extraction.isFresh};
}
