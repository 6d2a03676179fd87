import {createHash} from 'node:crypto';
import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {publishedPath} from '../../../src/site/paths';
import type {ProductId} from '../../../src/site/products';
import {SITE} from '../../../src/site/site';
import {apiFolderOf} from '../../../src/node/versions';
import {
  apiDataAddress,
  apiListAddress,
  apiPageAddress,
  apiPathOfProduct,
  LISTED_PRODUCT,
  type ProductList,
} from '../addresses';
import type {ApiPagesOption} from '../options';
import type {ApiEvent, ApiSelector, PageApi, ProductTypes} from '../types';
import {indexData, summaryOf} from './apiIndex';
import type {PackageSource} from './extraction/packages';
import {guidesOf, type GuidePage} from './guides';
import {componentStub, indexStub, interfaceStub} from './stub';

/** All that is published, with its links resolved. */
export interface ApiContents {
  readonly pages: readonly PageApi[];
  readonly types: Readonly<Partial<Record<ProductId, ProductTypes>>>;
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
}

/** Texts by their path; what each path begins at is said where they are made. */
export interface ApiFiles {
  /** Data for the browser and for other programs, by address: `/x/api/tree-view/tree-item.json`. */
  readonly data: ReadonlyMap<string, string>;
  /** Modules that pages get their data by, from the room's folder of modules: `tree-view/tree-item.js`. */
  readonly modules: ReadonlyMap<string, string>;
  /** Pages, from the folder of the docs: `api/tree-view/tree-item/index.mdx`. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Where `@generated` has the modules of {@link ApiFiles}, and where their data lies beside them. */
export const MODULES_FOLDER = 'api-reference/modules';
export const DATA_FOLDER = 'api-reference/data';

/** The path of an address below all API pages: `tree-view/tree-item`. */
function nameOfAddress(address: string): string {
  return address.replace(/^.*?\/api\//, '').replace(/\/$|\.json$/, '');
}

/** Where an older version's data and modules lie, below the folder of what the room keeps of it. */
const FROZEN_DATA = 'data';
const FROZEN_MODULES = 'modules';

/** What the bundler knows the project by. */
const SITE_ALIAS = '@site';

/** Where the data of an older version lies, by its addresses, from the project's root. */
export function frozenDataFolder(version: string): string {
  return `${apiFolderOf(version)}/${FROZEN_DATA}`;
}

/** Where the modules of an older version lie, from the project's root. */
export function frozenModulesFolder(version: string): string {
  return `${apiFolderOf(version)}/${FROZEN_MODULES}`;
}

/** What the folder of a version's data is imported by. */
export function dataImport(version?: string): string {
  return version === undefined ? `@generated/${DATA_FOLDER}` : `${SITE_ALIAS}/${frozenDataFolder(version)}`;
}

/** What the folder of a version's modules is imported by. */
export function modulesImport(version?: string): string {
  return version === undefined ? `@generated/${MODULES_FOLDER}` : `${SITE_ALIAS}/${frozenModulesFolder(version)}`;
}

/**
 * What a page imports the data at an address by: `@generated/api-reference/modules/tree-view/tree-item.js`.
 *
 * @param address that of the current version
 * @param version the older version that the page is of
 */
export function moduleOf(address: string, version?: string): string {
  return `${modulesImport(version)}/${nameOfAddress(address)}.js`;
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * A module that gives data as `ApiSource`. Its versions are part of its text, so that the dev server shows new data at once.
 */
function moduleText(address: string, data: string, typesAddress: string, types: string): string {
  const load = (file: string, text: string) =>
    `publishedJson(${JSON.stringify(file)}, ${JSON.stringify(versionOf(text))})`;
  return [
    "import publishedJson from '@site/src/ui/publishedJson';",
    'export default {',
    `  loaded: __SERVER_BUNDLE__ ? require(${JSON.stringify(`${dataImport()}${address}`)}) : undefined,`,
    `  load: ${load(address, data)},`,
    `  loadTypes: ${load(typesAddress, types)},`,
    '};',
    '',
  ].join('\n');
}

/**
 * Everything that the room writes, as texts.
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
  const pageFile = (address: string) => `${address.slice(SITE.docsPath.length + 1)}index.mdx`;

  for (const {productId, hasIndex} of groups) {
    const own = contents.pages.filter((page) => page.productId === productId);
    const typesAddress = apiListAddress(productId, 'types');
    const types = JSON.stringify(contents.types[productId] ?? {});
    const publish = (address: string, value: unknown): void => {
      const text = JSON.stringify(value);
      data.set(address, text);
      modules.set(`${nameOfAddress(address)}.js`, moduleText(address, text, typesAddress, types));
    };
    data.set(typesAddress, types);
    for (const api of own) {
      const address = apiDataAddress(productId, api.name);
      publish(address, api);
      const context = {
        summary: summaryOf(productId, api.name),
        guides: guidesOf(api.name, productId, guides),
        sourceModule: moduleOf(address),
        data: address,
        language,
      };
      const text = api.kind === 'component' ? componentStub(api, context) : interfaceStub(api, context);
      pages.set(pageFile(apiPageAddress(productId, api.name)), text);
    }
    const lists: readonly [ProductList, readonly unknown[]][] = [
      ['events', contents.events],
      ['selectors', contents.selectors],
    ];
    const isListed = productId === LISTED_PRODUCT;
    lists.filter(() => isListed).forEach(([list, entries]) => publish(apiListAddress(productId, list), entries));
    if (hasIndex) {
      const index = indexData(
        productId,
        own,
        packages.filter((source) => source.productId === productId),
      );
      const address = apiListAddress(productId, 'index');
      data.set(address, JSON.stringify(index));
      const text = indexStub({
        index,
        hasEvents: isListed && contents.events.length > 0,
        selectors: isListed ? contents.selectors : [],
        data: address,
        language,
      });
      pages.set(pageFile(publishedPath(apiPathOfProduct(productId) ?? '')), text);
    }
  }
  return {data, modules, pages};
}
