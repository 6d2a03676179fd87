/** What Docusaurus knows of the bundle when it renders pages: `.docusaurus/client-manifest.json`. */
export interface ClientManifest {
  /** The bundles that every page loads. */
  readonly entrypoints: readonly string[];
  /** Ids of the chunks that are loaded with a chunk, by its name. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files of a chunk, by their kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/** `"64e0606b": [() => import(…), "@site/docs/…", require.resolveWeak("@site/docs/…")]` */
const ENTRY = /^\s*"(\w+)": \[.*, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(/gm;

/**
 * The path of each route's module, by the name of its chunk.
 *
 * @param registry Docusaurus' `.docusaurus/registry.js`
 */
export function routeModules(registry: string): Map<string, string> {
  return new Map(
    Array.from(registry.matchAll(ENTRY), ([, name = '', file = '']) => [name, JSON.parse(file) as string]),
  );
}

/**
 * Lets Docusaurus find the stylesheets of routes. In the head of a page it links what the manifest has for the modules that were
 * rendered, but it asks for them by their paths, and the bundler's manifest knows only names of chunks. Scripts stay as they are:
 * the browser loads those of a route when the page runs.
 *
 * @param modules paths of routes' modules, by the names of their chunks
 */
export function withPageStylesheets(manifest: ClientManifest, modules: ReadonlyMap<string, string>): ClientManifest {
  const {entrypoints, origins, assets} = manifest;
  const onAllPages = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  const stylesheetsOf = (id: string | number): readonly unknown[] => assets[id]?.['css'] ?? [];
  const own = Array.from(modules, ([name, file]) => {
    const chunks = (origins[name] ?? []).filter((id) => !onAllPages.has(id));
    return {file, chunks: chunks.filter((id) => stylesheetsOf(id).length > 0)};
  }).filter(({chunks}) => chunks.length > 0);
  const nameOf = (id: string | number): string => `stylesheets of ${id}`;
  return {
    ...manifest,
    origins: {...origins, ...Object.fromEntries(own.map(({file, chunks}) => [file, chunks.map(nameOf)]))},
    assets: {
      ...assets,
      ...Object.fromEntries(own.flatMap(({chunks}) => chunks.map((id) => [nameOf(id), {css: stylesheetsOf(id)}]))),
    },
  };
}
