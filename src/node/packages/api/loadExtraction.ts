import {API_PAGES, type ApiPagesOption} from '../../../site/apiPages';
import {oncePerProcess} from '../../oncePerProcess';
import {CompilerCache} from '../cache';
import type {Extraction} from './extract';
import {documentedPackages, type PackageSource} from './packages';

interface ExtractionRequest {
  /** The documented packages as they are installed. */
  readonly packages: readonly PackageSource[];
  readonly groups: readonly ApiPagesOption[];
}

/** The code of the extractor that is not in this folder, from the project's root. */
export const EXTRACTING_CODE: readonly string[] = [
  'src/site/apiData.ts',
  'src/site/apiPages.ts',
  'src/site/apiPaths.ts',
  'src/text/nearestName.ts',
];

export const EXTRACTIONS = new CompilerCache<ExtractionRequest, Extraction>({
  name: 'api-reference',
  code: EXTRACTING_CODE,
  contentOf: (request) => request,
  isAnswer: (kept) => {
    const {components, interfaces, events, selectors, notices, types} = kept as Partial<Extraction>;
    return [components, interfaces, events, selectors, notices].every(Array.isArray) && types !== undefined;
  },
});

/**
 * The API of components and interfaces, as the types of the installed packages have it.
 *
 * @param folder keeps what was extracted; one extraction evicts the others there
 * @returns `isFresh` is false if the cache had it all
 * @throws a PluginError if a package, component or interface is missing or cannot be read
 */
export async function loadExtraction(
  groups: readonly ApiPagesOption[],
  folder = EXTRACTIONS.folder,
): Promise<Extraction & {readonly isFresh: boolean}> {
  const request = {packages: documentedPackages(), groups};
  let isFresh = false;
  const extract = async (): Promise<Extraction[]> => {
    isFresh = true;
    // Loaded only now: the compiler alone takes longer to load than everything else here.
    const {extractApi} = await import('./extract');
    return [extractApi(request.packages, groups)];
  };
  const [extraction] = await EXTRACTIONS.answers([request], extract, folder);
  EXTRACTIONS.keepOnly([request], folder);
  return {...(extraction as Extraction), isFresh};
}

/** The API of everything that this site documents; it does not change while a process runs. */
export function siteApi(): Promise<Extraction> {
  return oncePerProcess('API of the site', () => loadExtraction(API_PAGES));
}
