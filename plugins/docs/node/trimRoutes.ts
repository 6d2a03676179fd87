import type {RouteConfig} from '@docusaurus/types';
import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocRootSidebar, TrimmedVersion} from '../../../src/site/docsRoutes';
import {sidebarSummary} from './sidebarSummary';

const WITHOUT_SIDEBAR = '';

/** The folder of a page below the docs' root, deep enough to tell products apart: `react-charts`, `api/charts`. */
function sectionOf(pagePath: string, rootPath: string): string {
  const below = pagePath.slice(rootPath.length).replace(/^\/|\/$/g, '');
  const [first = '', second] = below.split('/');
  return first === 'api' && second !== undefined ? `${first}/${second}` : first;
}

function escapeForRoutePattern(text: string): string {
  return text.replace(/[.+*?=^!:${}()[\]|\\]/g, '\\$&');
}

/**
 * Splits the one route that holds all pages of a version into one for each sidebar, so that the sidebar travels as that
 * route's own data; its items do in the dev server only (`sidebarData.ts`). Its path is a pattern of the sections whose pages
 * show that sidebar; sections that two sidebars share, and the root page, stay together in a last route that carries every
 * sidebar they need.
 *
 * @param root the `DocRoot` route that the docs plugin made
 * @param sidebars every sidebar of the version, by name
 */
export function splitBySidebar(root: RouteConfig, sidebars: Readonly<Record<string, PropSidebar>>): RouteConfig[] {
  const pages = root.routes ?? [];
  const sidebarOf = (page: RouteConfig): string => (page.sidebar as string | undefined) ?? WITHOUT_SIDEBAR;
  const sidebarsOfSection = new Map<string, Set<string>>();
  for (const page of pages) {
    const section = sectionOf(page.path, root.path);
    sidebarsOfSection.set(section, (sidebarsOfSection.get(section) ?? new Set()).add(sidebarOf(page)));
  }
  const isShared = (page: RouteConfig): boolean => {
    const section = sectionOf(page.path, root.path);
    return section === '' || sidebarsOfSection.get(section)!.size > 1;
  };

  const names = [...new Set(pages.map(sidebarOf))];
  const split = names.flatMap((name): RouteConfig[] => {
    const routes = pages.filter((page) => sidebarOf(page) === name && !isShared(page));
    if (routes.length === 0) {
      return [];
    }
    const sections = [...new Set(routes.map((page) => sectionOf(page.path, root.path)))];
    const pattern = sections.map(escapeForRoutePattern).join('|');
    return [
      {
        ...root,
        path: `${root.path.replace(/\/$/, '')}/(${pattern})`,
        routes,
        ...propsOf(name === WITHOUT_SIDEBAR ? [] : [name], sidebars),
      },
    ];
  });

  const shared = pages.filter(isShared);
  const sharedNames = [...new Set(shared.map(sidebarOf))].filter((name) => name !== WITHOUT_SIDEBAR);
  // The rest also answers every URL below the root that has no page.
  return [...split, {...root, routes: shared, ...propsOf(sharedNames, sidebars)}];
}

function propsOf(names: readonly string[], sidebars: Readonly<Record<string, PropSidebar>>): Partial<RouteConfig> {
  if (names.length === 0) {
    return {};
  }
  const own: DocRootSidebar[] = names.map((name) => {
    const items = sidebars[name] ?? [];
    return {name, ...sidebarSummary(items), items};
  });
  return {props: {sidebars: own}};
}

interface VersionProps {
  version: PropVersionMetadata;
}

type VersionRoute = RouteConfig & {props: VersionProps & Record<string, unknown>};

function isVersionRoute(route: RouteConfig): route is VersionRoute {
  const version = (route.props as Partial<VersionProps> | undefined)?.version;
  return version?.docsSidebars !== undefined;
}

function trimVersion(version: PropVersionMetadata, current: PropVersionMetadata | undefined): TrimmedVersion {
  const onlyHere = Object.keys(version.docs).filter((id) => current && !(id in current.docs));
  return {...version, docs: {}, docsSidebars: {}, ...(!version.isLast && {onlyHere})};
}

function trimVersionRoute(route: VersionRoute, current: PropVersionMetadata | undefined): RouteConfig {
  const {version} = route.props;
  const routes = (route.routes ?? []).flatMap((child) =>
    child.routes ? splitBySidebar(child, version.docsSidebars) : [child],
  );
  return {...route, routes, props: {...route.props, version: trimVersion(version, current)}};
}

/**
 * The route tree of the docs plugin with every version's pages split by sidebar, and no list of all pages in it: of an older
 * version's pages only those are named that the current version lacks.
 */
export function trimRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes ?? [];
  const current = routes.filter(isVersionRoute).find(({props}) => props.version.isLast)?.props.version;
  return {
    ...route,
    ...(route.routes && {
      routes: routes.map((child) => (isVersionRoute(child) ? trimVersionRoute(child, current) : child)),
    }),
  };
}

interface DocsGlobalData {
  readonly versions: readonly {readonly docs: readonly unknown[]; readonly sidebars?: unknown}[];
}

/**
 * The docs plugin's global data without its lists of pages and sidebars, which would be on every page: what leads from one version
 * to another (`src/theme/DocVersionBanner`, the menu of versions) has its own, and no item of the navbar names a sidebar.
 */
export function trimGlobalData(data: unknown): unknown {
  const docsData = data as DocsGlobalData;
  return {...docsData, versions: docsData.versions.map((version) => ({...version, docs: [], sidebars: {}}))};
}
