import {documentedPackages} from '../../../src/node/packages/api/packages';
import type {Extraction} from '../../../src/node/packages/api/extract';
import {apiFiles} from '../../../plugins/api-reference/node/apiFiles';
import {rowIds} from '../../../plugins/api-reference/node/linkedData';
import {pageRedirects} from '../../../plugins/navigation/node/movedPages';
import sidebars from '../../../sidebars';
import {apiPagePath, apiPathOfProduct, rowId} from '../../../src/site/apiPaths';
import {API_PAGES} from '../../../src/site/apiPages';
import {publishedPath} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import {siteExtraction} from '../../unit/api-reference/siteExtraction';
import {codeKey, keptAnswer, keyOf, packagesKey} from '../../kept';
import {PROJECT_FILES} from '../projectFiles';
import {anchorsOf} from './anchors';
import type {LinkTargets} from './links';
import type {ListedPage} from './listed';
import {parse, routeOf} from './page';

/** The grid whose events and selectors are on the API index of its product. */
const LISTED_GRID = 'DataGrid';

/** Files that the ids of API pages depend on, besides the packages. */
const CODE = ['plugins/api-reference', 'src/node', 'src/site', 'tests/rules/pages'];

function readApiAnchors({components, interfaces, events, selectors, types}: Extraction): [string, string[]][] {
  const pages = [...components, ...interfaces];
  const rows = new Map(pages.map((api) => [apiPagePath(api.productId, api.name), [...rowIds(api)]]));
  rows.set(`${apiPathOfProduct('x-data-grid') ?? ''}/`, [
    ...events.map(({name}) => rowId(LISTED_GRID, 'event', name)),
    ...selectors.map(({name}) => rowId(LISTED_GRID, 'selector', name)),
  ]);
  const files = apiFiles({pages, types, events, selectors}, API_PAGES, documentedPackages(), []);
  return [...files.pages].map(([file, text]) => {
    const route = routeOf(`docs/${file}`);
    const sections = anchorsOf({tree: parse(text)}).map(({id}) => id);
    return [route, [...sections, ...(rows.get(route) ?? [])]];
  });
}

/** The ids of the sections and rows of every API page, from the packages' types. */
async function apiAnchors(): Promise<[string, ReadonlySet<string>][]> {
  const extraction = await siteExtraction();
  const key = keyOf(packagesKey(), codeKey(CODE));
  return keptAnswer('api-anchors', key, () => readApiAnchors(extraction)).map(([route, ids]) => [route, new Set(ids)]);
}

/** URLs of the pages in src/pages: `/versions/` of `versions.tsx`. */
function plainPages(): string[] {
  return PROJECT_FILES.flatMap((file) => {
    const name = /^src\/pages\/([a-z][\w/-]*)\.tsx$/.exec(file)?.[1];
    return name === undefined ? [] : [name === 'index' ? '/' : `/${name}/`];
  });
}

/** A page as the target of links: its URL and its ids. */
export interface LinkedPage {
  readonly route: string;
  /** `undefined` if the page cannot be read. */
  readonly ids?: readonly string[];
}

/**
 * All valid targets of links.
 *
 * @param written the pages that writers wrote
 * @param listed the published pages with their anchors
 */
export async function linkTargets(written: readonly LinkedPage[], listed: readonly ListedPage[]): Promise<LinkTargets> {
  const pages = written.map(({route, ids}): [string, ReadonlySet<string> | undefined] => {
    // The published anchors include ids inside the page's components.
    const ofComponents = listed.find((page) => page.route === route)?.demos ?? [];
    return [route, ids && new Set([...ids, ...ofComponents])];
  });
  return {
    pages: new Map([...(await apiAnchors()), ...pages, [publishedPath(SITE.dashboardPath), new Set<string>()]]),
    plainPages: plainPages(),
    groups: pageRedirects(sidebars),
    files: PROJECT_FILES.flatMap((file) => (file.startsWith('static/') ? file.slice('static'.length) : [])),
  };
}
