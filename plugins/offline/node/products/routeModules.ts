import type {RouteConfig, RouteModules} from '@docusaurus/types';

type RouteModule = RouteModules[string];

/** The modules that a route imports, as the bundler's requests name them. */
function requestsIn(value: RouteModule | RouteModules | undefined): string[] {
  if (value === undefined || typeof value === 'string') {
    return value === undefined ? [] : [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(requestsIn);
  }
  if ('__import' in value && typeof value['path'] === 'string') {
    const query = new URLSearchParams(value['query'] as Record<string, string> | undefined).toString();
    return [value['path'] + (query && `?${query}`)];
  }
  return Object.values(value as RouteModules).flatMap(requestsIn);
}

function requestsOf({component, modules, context}: RouteConfig): string[] {
  return [component, ...requestsIn(modules), ...requestsIn(context as RouteModules | undefined)];
}

function chainsBelow(route: RouteConfig, above: readonly RouteConfig[] = []): RouteConfig[][] {
  const chain = [...above, route];
  return route.routes ? route.routes.flatMap((below) => chainsBelow(below, chain)) : [chain];
}

/**
 * The modules that other pages import and the selected ones do not.
 *
 * @param routes of all pages
 * @param isSelected whether the page of a path, base URL included, is selected
 */
export function modulesOfOthers(
  routes: readonly RouteConfig[],
  isSelected: (path: string) => boolean,
): ReadonlySet<string> {
  const chains = routes.flatMap((route) => chainsBelow(route));
  const isOfSelected = (chain: readonly RouteConfig[]): boolean => isSelected(chain.at(-1)?.path ?? '');
  const needed = new Set(chains.filter(isOfSelected).flatMap((chain) => chain.flatMap(requestsOf)));
  const others = chains.flatMap((chain) => chain.flatMap(requestsOf));
  return new Set(others.filter((request) => !needed.has(request)));
}
