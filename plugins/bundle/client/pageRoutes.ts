import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

interface PageRoute {
  readonly path: string;
  readonly exact: true;
  readonly sidebar?: string;
  readonly component: ReturnType<typeof ComponentCreator>;
}

const paths = new Set<string>();

/** Whether a path is that of a page of the docs. */
export function isPage(path: string): boolean {
  return paths.has(path);
}

/**
 * The route of a page, as Docusaurus' list of routes has it. What its component is made of is entered into Docusaurus' two other
 * lists, which `node/routesLoader.cjs` takes pages out of.
 *
 * @param load imports the page's content
 * @param chunk by which the page's content is prefetched
 * @param component chunk of what shows the content
 */
export function pageRoute(
  load: () => Promise<unknown>,
  path: string,
  chunk: string,
  component: string,
  sidebar?: string,
): PageRoute {
  paths.add(path);
  Object.assign(registry, {[chunk]: [load]});
  Object.assign(routesChunkNames, {[`${path}-${chunk}`]: {__comp: component, content: chunk}});
  return {path, exact: true, ...(sidebar !== undefined && {sidebar}), component: ComponentCreator(path, chunk)};
}
