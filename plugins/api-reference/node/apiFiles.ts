import {createHash} from 'node:crypto';
import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {publishedPath} from '../../../src/site/paths';
import type {ProductId} from '../../../src/site/products';
import {SITE} from '../../../src/site/site';
import {apiDataFolderOf, apiFolderOf} from '../../../src/node/versions';
import {apiDataPath, apiListPath, apiPagePath, apiPathOfProduct, LISTED_PRODUCT} from '../paths';
import type {ApiPagesOption} from '../../../src/site/apiPages';
import type {ApiEvent, ApiSelector, PageApi, ProductTypes} from '../types';
import {indexData, summaryOf} from './apiIndex';
import type {PackageSource} from '../../../src/node/packages/api/packages';
import {guidesOf, type GuidePage} from './guides';
import {componentTemplate, indexTemplate, interfaceTemplate} from './pageTemplate';

/** All that is published, with its links resolved. */
export interface ApiContents {
  readonly pages: readonly PageApi[];
  readonly types: Readonly<Partial<Record<ProductId, ProductTypes>>>;
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
  /** The stable releases of each product, the oldest first. */
  readonly releases?: Readonly<Partial<Record<ProductId, readonly string[]>>>;
}

/** Texts by their path; what each path begins at is said where they are made. */
export interface ApiFiles {
  /** Data for the browser and for other programs, by URL: `/x/api/tree-view/tree-item.json`. */
  readonly data: ReadonlyMap<string, string>;
  /** Modules that pages get their data by, from the plugin's folder of modules: `tree-view/tree-item.js`. */
  readonly modules: ReadonlyMap<string, string>;
  /** Pages, from the folder of the docs: `api/tree-view/tree-item/index.mdx`. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Where `@generated` has the modules of {@link ApiFiles}, and where their data lies beside them. */
export const MODULES_FOLDER = 'api-reference/modules';
export const DATA_FOLDER = 'api-reference/data';

/** The path of a URL below all API pages: `tree-view/tree-item`. */
function nameOfUrl(url: string): string {
  return url.replace(/^.*?\/api\//, '').replace(/\/$|\.json$/, '');
}

/** What the bundler knows the project by. */
const SITE_ALIAS = '@site';

/** Where the modules of an older version lie, from the project's root. */
export function snapshotModulesFolder(version: string): string {
  return `${apiFolderOf(version)}/modules`;
}

/** What the folder of a version's data is imported by. */
export function dataImport(version?: string): string {
  return version === undefined ? `@generated/${DATA_FOLDER}` : `${SITE_ALIAS}/${apiDataFolderOf(version)}`;
}

/** What the folder of a version's modules is imported by. */
export function modulesImport(version?: string): string {
  return version === undefined ? `@generated/${MODULES_FOLDER}` : `${SITE_ALIAS}/${snapshotModulesFolder(version)}`;
}

/**
 * What a page imports the data at a URL by: `@generated/api-reference/modules/tree-view/tree-item.js`.
 *
 * @param url that of the current version
 * @param version the older version that the page is of
 */
export function moduleOf(url: string, version?: string): string {
  return `${modulesImport(version)}/${nameOfUrl(url)}.js`;
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * A module that gives data as `ApiSource`. Its versions are part of its text, so that the dev server shows new data at once.
 */
function moduleText(url: string, data: string, typesPath: string, types: string): string {
  return [
    "import publishedJson from '@site/src/ui/publishedJson';",
    'export default {',
    `  id: ${JSON.stringify(versionOf(data))},`,
    `  loaded: __STATIC_CONTENT__ ? require(${JSON.stringify(`${dataImport()}${url}`)}) : undefined,`,
    `  loadTypes: publishedJson(${JSON.stringify(typesPath)}, ${JSON.stringify(versionOf(types))}),`,
    '};',
    '',
  ].join('\n');
}

/**
 * Everything that the plugin writes, as texts.
 *
 * @param groups what the option `pages` asks for
 * @param packages the documented packages as they are installed
 * @param language of the pages; data and modules are the same in all
 */
export function apiFiles(
  contents: ApiContents,
  groups: readonly ApiPagesOption[],
  packages: readonly PackageSource[],
  guides: readonly GuidePage[],
  language: Language = DEFAULT_LANGUAGE,
): ApiFiles {
  const data = new Map<string, string>();
  const modules = new Map<string, string>();
  const pages = new Map<string, string>();
  const pageFile = (url: string) => `${url.slice(SITE.docsPath.length + 1)}index.mdx`;

  for (const {productId, hasIndex} of groups) {
    const own = contents.pages.filter((page) => page.productId === productId);
    const typesPath = apiListPath(productId, 'types');
    const types = JSON.stringify(contents.types[productId] ?? {});
    const publish = (url: string, value: unknown): void => {
      const text = JSON.stringify(value);
      data.set(url, text);
      modules.set(`${nameOfUrl(url)}.js`, moduleText(url, text, typesPath, types));
    };
    data.set(typesPath, types);
    for (const api of own) {
      const url = apiDataPath(productId, api.name);
      publish(url, api);
      const context = {
        summary: summaryOf(productId, api.name),
        guides: guidesOf(api.name, productId, guides),
        sourceModule: moduleOf(url),
        data: url,
        releases: contents.releases?.[productId],
        language,
      };
      const text = api.kind === 'component' ? componentTemplate(api, context) : interfaceTemplate(api, context);
      pages.set(pageFile(apiPagePath(productId, api.name)), text);
    }
    const isListed = productId === LISTED_PRODUCT;
    if (isListed) {
      publish(apiListPath(productId, 'events'), contents.events);
      publish(apiListPath(productId, 'selectors'), contents.selectors);
    }
    if (hasIndex) {
      const index = indexData(
        productId,
        own,
        packages.filter((source) => source.productId === productId),
      );
      const url = apiListPath(productId, 'index');
      data.set(url, JSON.stringify(index));
      const text = indexTemplate({
        index,
        hasEvents: isListed && contents.events.length > 0,
        selectors: isListed ? contents.selectors : [],
        data: url,
        language,
      });
      pages.set(pageFile(publishedPath(apiPathOfProduct(productId) ?? '')), text);
    }
  }
  return {data, modules, pages};
}
