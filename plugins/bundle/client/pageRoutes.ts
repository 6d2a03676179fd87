import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

type PageComponent = ReturnType<typeof ComponentCreator>;

interface PageRoute {
  readonly path: string;
  readonly exact: true;
  readonly sidebar?: string;
  readonly component: PageComponent;
}

/** The chunks of pages of the docs, by their paths. */
const chunks = new Map<string, readonly string[]>();

/** Whether a path is that of a page of the docs. */
export function isPage(path: string): boolean {
  return chunks.has(path);
}

/** The names of the chunks of a page of the docs. */
export function chunksOfPage(path: string): readonly string[] | undefined {
  return chunks.get(path);
}

/**
 * The route of a page, as Docusaurus' list of routes has it. What its component is made of is entered into Docusaurus' two other
 * lists, which `node/routesLoader.cjs` takes pages out of, once the page is asked for: a reader sees few of all pages.
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
  chunks.set(path, [component, chunk]);
  let created: PageComponent | undefined;
  const create = (): PageComponent => {
    Object.assign(registry, {[chunk]: [load]});
    Object.assign(routesChunkNames, {[`${path}-${chunk}`]: {__comp: component, content: chunk}});
    return ComponentCreator(path, chunk);
  };
  return {
    path,
    exact: true,
    ...(sidebar !== undefined && {sidebar}),
    get component() {
      created ??= create();
      return created;
    },
  };
}
