import {documentedPackages} from '../../../plugins/api-reference/node/extraction/packages';
import {apiFiles} from '../../../plugins/api-reference/node/apiFiles';
import {rowIds} from '../../../plugins/api-reference/node/linkedData';
import {pageRedirects} from '../../../plugins/navigation/node/movedPages';
import sidebars from '../../../sidebars';
import {apiPageAddress, apiPathOfProduct, rowAddress} from '../../../src/site/apiAddresses';
import {API_PAGES} from '../../../src/site/apiPages';
import {siteExtraction} from '../../unit/api-reference/siteExtraction';
import {PROJECT_FILES} from '../projectFiles';
import {anchorsOf} from './anchors';
import type {LinkTargets} from './links';
import type {ListedPage} from './listed';
import {readPage, type Page} from './page';

/** The grid whose events and selectors the index of its product lists. */
const LISTED_GRID = 'DataGrid';

/** The ids on every API page, from what the packages export: those of its sections, and those of its rows. */
async function apiAnchors(): Promise<Map<string, ReadonlySet<string>>> {
  const {components, interfaces, events, selectors, types} = await siteExtraction();
  const pages = [...components, ...interfaces];
  const rows = new Map(pages.map((api) => [apiPageAddress(api.productId, api.name), [...rowIds(api)]]));
  rows.set(`${apiPathOfProduct('x-data-grid') ?? ''}/`, [
    ...events.map(({name}) => rowAddress(LISTED_GRID, 'event', name)),
    ...selectors.map(({name}) => rowAddress(LISTED_GRID, 'selector', name)),
  ]);
  const files = apiFiles({pages, types, events, selectors}, API_PAGES, documentedPackages(), []);
  const written = await Promise.all(
    [...files.pages].map(async ([file, text]) => {
      const page = await readPage(`docs/${file}`, text);
      const sections = anchorsOf(page).map(({id}) => id);
      return [page.route, new Set([...sections, ...(rows.get(page.route) ?? [])])] as const;
    }),
  );
  return new Map(written);
}

/** Addresses of the pages in src/pages: `/versions/` of `versions.tsx`. */
function plainPages(): string[] {
  return PROJECT_FILES.flatMap((file) => {
    const name = /^src\/pages\/([a-z][\w/-]*)\.tsx$/.exec(file)?.[1];
    return name === undefined ? [] : [name === 'index' ? '/' : `/${name}/`];
  });
}

/**
 * Everything that a link of a page may lead to.
 *
 * @param pages the pages that are written
 * @param listed the pages that were published, with what was on them
 */
export async function linkTargets(pages: readonly Page[], listed: readonly ListedPage[]): Promise<LinkTargets> {
  const written = pages.map((page): [string, ReadonlySet<string>] => [
    page.route,
    new Set([
      ...anchorsOf(page).map(({id}) => id),
      // Ids that a component of the page carries are among what was published on it.
      ...(listed.find(({route}) => route === page.route)?.demos ?? []),
    ]),
  ]);
  return {
    pages: new Map([...(await apiAnchors()), ...written]),
    unwritten: new Map(listed.map(({route, anchors = [], demos = []}) => [route, new Set([...anchors, ...demos])])),
    plainPages: plainPages(),
    groups: pageRedirects(sidebars),
    files: PROJECT_FILES.flatMap((file) => (file.startsWith('static/') ? file.slice('static'.length) : [])),
  };
}
