/**
 * In place of react-router-config, which compiles a pattern for the path of every page to find one: most paths of this site are plain
 * text, and are compared as such.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {RouteConfig} from 'react-router-config';
import {matchPath, Route, type match as Match} from 'react-router-dom';
import isSamePath from '@site/src/ui/samePath';

/** What the router reads as a pattern. */
const PATTERN = /[:*?+()[\]{}|\\^$]/;

/** The match of a route that has a path. */
function matchOf(pathname: string, route: RouteConfig): Match | null {
  const {path, exact} = route;
  const isOther = typeof path === 'string' && exact && !PATTERN.test(path) && !isSamePath(path, pathname);
  return isOther ? null : matchPath(pathname, route);
}

interface MatchedRoute {
  readonly route: RouteConfig;
  readonly match: Match;
}

/** The routes that lead to a path, from the outside to the inside. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: MatchedRoute[] = [],
): MatchedRoute[] {
  for (const route of routes) {
    const parent = branch.at(-1)?.match ?? {path: '/', url: '/', params: {}, isExact: pathname === '/'};
    const match = route.path ? matchOf(pathname, route) : parent;
    if (match) {
      branch.push({route, match});
      return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
    }
  }
  return branch;
}

type ExtraProps = Readonly<Record<string, unknown>>;

interface RoutesProps {
  readonly routes: readonly RouteConfig[];
  readonly extraProps: ExtraProps;
}

/** The first route that leads to the current path. */
function FirstRoute({routes, extraProps}: RoutesProps): ReactNode {
  const location = useLocation();
  const index = routes.findIndex((route) => !route.path || matchOf(location.pathname, route));
  const route = routes[index];
  if (!route) {
    return null;
  }
  const {key = index, path, exact, strict, component: Component} = route as RouteConfig & {readonly key?: string};
  return (
    <Route
      key={key}
      path={path}
      exact={exact}
      strict={strict}
      render={(props) =>
        route.render
          ? route.render({...props, ...extraProps, route})
          : Component && <Component {...props} {...extraProps} route={route} />
      }
    />
  );
}

/** Renders the route that leads to the current path. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined, extraProps: ExtraProps = {}): ReactNode {
  return routes ? <FirstRoute routes={routes} extraProps={extraProps} /> : null;
}
