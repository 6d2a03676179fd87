import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {ApiPagesOption} from '../../../src/site/apiPages';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import type {ProductId} from '../../../src/site/products';
import {demosOnPages, type DemoOnPage} from '../../../src/node/demoUsage/requirements';
import type {Extraction} from '../../../src/node/packages/api/extract';
import {loadExtraction} from '../../../src/node/packages/api/loadExtraction';
import {listNotices, summarizeNotices, type Notice} from '../../../src/node/packages/api/notices';
import {documentedPackages} from '../../../src/node/packages/api/packages';
import {planRank} from '../../../src/node/packages/documentedPackages';
import {projectPath} from '../../../src/node/project';
import {pagesFolderOf} from '../../../src/node/versions';
import {apiPagePath, apiPathOfProduct, LISTED_PRODUCT} from '../paths';
import type {ApiReferenceOptions} from '../options';
import type {PageApi, ProductTypes} from '../types';
import {apiFiles, DATA_FOLDER, MODULES_FOLDER, type ApiContents} from './apiFiles';
import {linkDemos} from './demoUsage';
import {checkGuides, GENERATED_FOLDER, readGuides, translateGuides, type GuidePage} from './guides';
import {releasesOf, withHistory, withListHistory} from './rowHistory';
import {urlsOf, linkEvents, linkList, linkPage, linkTypes, rowIds, type LinkedSite} from './linkedData';
import {publishFiles, writeIfChanged} from './publish';
import {TEMPLATE_MARK} from './pageTemplate';

export interface PrepareRequest {
  /** Absolute path of the project. */
  readonly siteFolder: string;
  /** Absolute path of the folder that the bundler knows as `@generated`. */
  readonly generatedFolder: string;
  readonly options: ApiReferenceOptions;
  /** Absolute path of the folder that keeps what was extracted; one extraction evicts the others there. */
  readonly cacheFolder?: string;
}

/** What writers change while the dev server runs. */
interface WrittenPages {
  readonly guides: readonly GuidePage[];
  readonly demos: readonly DemoOnPage[];
}

/** What there is to tell of written pages. */
interface Notices {
  /** What the packages leave unsaid, in a line for each kind, told once: it is the same until the packages change. */
  readonly notices: readonly string[];
  /** Links of comments that do not lead where they say; they depend on the pages of this site. */
  readonly linkNotices: readonly string[];
  /** False if the cache had it all. */
  readonly isFresh: boolean;
}

/** The pages of this site that comments may link to, each with its ids. */
function linkedPages(
  guides: readonly GuidePage[],
  pages: readonly PageApi[],
  groups: readonly ApiPagesOption[],
): Map<string, ReadonlySet<string>> {
  const indexes = groups.flatMap(({productId, hasIndex}) =>
    hasIndex ? [`${apiPathOfProduct(productId) ?? ''}/`] : [],
  );
  return new Map([
    ...guides.map(({href, anchors}): [string, ReadonlySet<string>] => [href, anchors]),
    ...indexes.map((href): [string, ReadonlySet<string>] => [href, new Set(['events', 'selectors'])]),
    ...pages.map((api): [string, ReadonlySet<string>] => [apiPagePath(api.productId, api.name), rowIds(api)]),
  ]);
}

function linkContents(extraction: Extraction, pages: readonly PageApi[], site: LinkedSite): ApiContents {
  const byPlan = (a: PageApi, b: PageApi) => planRank(a.plan) - planRank(b.plan);
  const grids = pages.filter((page) => page.productId === LISTED_PRODUCT && page.kind === 'component').sort(byPlan);
  const types = Object.entries(extraction.types) as [ProductId, ProductTypes][];
  return {
    pages: pages.map((api) => linkPage(api, site)),
    types: Object.fromEntries(types.map(([productId, own]) => [productId, linkTypes(own, productId, site)])),
    events: withListHistory('event', linkEvents(linkList(extraction.events, LISTED_PRODUCT, site), grids)),
    selectors: withListHistory('selector', linkList(extraction.selectors, LISTED_PRODUCT, site)),
    releases: releasesOf(pages),
  };
}

function inFolder(folder: string, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([file, text]) => [path.join(folder, file), text]));
}

/** Where the docs plugin looks for the pages of a language, from the project; English ones are the pages themselves. */
function pagesFolder(siteFolder: string, language: Language): string {
  return language === DEFAULT_LANGUAGE
    ? path.join(siteFolder, pagesFolderOf())
    : path.join(siteFolder, 'i18n', language, 'docusaurus-plugin-content-docs', 'current');
}

/** Lists what the packages leave unsaid beside the generated files, and gives what is to be told of it. */
function keepNotices(notices: readonly Notice[], generatedFolder: string): string[] {
  const file = path.join(generatedFolder, 'api-reference', 'notices.txt');
  writeIfChanged(file, listNotices(notices));
  return summarizeNotices(notices, projectPath(file));
}

/** @throws a PluginError if a guide names a component without a page */
async function readPages({siteFolder, options}: PrepareRequest): Promise<WrittenPages> {
  const guides = await readGuides(path.join(siteFolder, pagesFolderOf()), siteFolder);
  checkGuides(guides, options.pages);
  const folders = (options.demoFolders ?? []).map((folder) => path.join(siteFolder, folder));
  const demos = (await Promise.all(folders.map((folder) => demosOnPages(folder)))).flat();
  return {guides, demos};
}

/**
 * Writes the API pages and their data.
 *
 * @throws a PluginError if something the pages need is missing
 */
async function writeApiPages(
  {siteFolder, generatedFolder, options, cacheFolder}: PrepareRequest,
  {guides, demos}: WrittenPages,
): Promise<Notices> {
  const extraction = await loadExtraction(options.pages, cacheFolder);
  const extracted = withHistory(linkDemos([...extraction.components, ...extraction.interfaces], demos));
  const linkNotices: string[] = [];
  const contents = linkContents(extraction, extracted, {
    pages: linkedPages(guides, extracted, options.pages),
    namesOf: (productId) => urlsOf(extracted, productId),
    report: (notice) => linkNotices.push(notice),
  });
  const packages = documentedPackages();
  const files = apiFiles(contents, options.pages, packages, guides);

  const dataFolder = path.join(generatedFolder, DATA_FOLDER);
  const modulesFolder = path.join(generatedFolder, MODULES_FOLDER);
  publishFiles(dataFolder, inFolder(dataFolder, files.data), () => true);
  publishFiles(modulesFolder, inFolder(modulesFolder, files.modules), () => true);
  const isWritten = (file: string) => readFileSync(file, 'utf8').includes(TEMPLATE_MARK);
  for (const language of ACCEPTED_LANGUAGES) {
    const folder = pagesFolder(siteFolder, language);
    const {pages} =
      language === DEFAULT_LANGUAGE
        ? files
        : apiFiles(contents, options.pages, packages, await translateGuides(guides, folder, language), language);
    publishFiles(path.join(folder, GENERATED_FOLDER), inFolder(folder, pages), isWritten);
  }
  return {
    notices: keepNotices(extraction.notices, generatedFolder),
    linkNotices,
    isFresh: extraction.isFresh,
  };
}

/**
 * Makes what writes the API pages and their data, before the docs plugin reads its folder. Called again, it writes nothing if what
 * the pages show of guides and demos is as it was: most edits change none of it.
 *
 * @param tell is told once of what the packages leave unsaid, and of links that do not lead where they say
 * @returns throws a PluginError if something the pages need is missing, or a guide names a component without a page
 */
export function preparation(request: PrepareRequest, tell: (notice: string) => void): () => Promise<void> {
  const told = new Set<string>();
  let written: WrittenPages | undefined;
  return async () => {
    const read = await readPages(request);
    if (isDeepStrictEqual(read, written)) {
      return;
    }
    const {notices, linkNotices, isFresh} = await writeApiPages(request, read);
    written = read;
    const news = [...(isFresh ? notices : []), ...linkNotices].filter((notice) => !told.has(notice));
    news.forEach((notice) => {
      told.add(notice);
      tell(notice);
    });
  };
}
