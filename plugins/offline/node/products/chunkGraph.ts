/** Chunks that the bundler loads together: the entry of the site, or what one `import()` brings. */
export interface ChunkGroup {
  /** What is imported to load it, as the code has it: `@site/docs/react-charts/bars/index.mdx`. */
  readonly requests: readonly string[];
  /** Its scripts, stylesheets and other files, from the output folder. */
  readonly files: readonly string[];
  /** The groups that its code may load, by their places in the list. */
  readonly children: readonly number[];
}

/** A group of the bundler, as far as it is read here. */
interface BundlerGroup {
  readonly origins: readonly {readonly request?: string | undefined}[];
  readonly childrenIterable: Iterable<BundlerGroup>;
  readonly chunks: readonly {readonly files: Iterable<string>; readonly auxiliaryFiles: Iterable<string>}[];
}

interface BundlerCompiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, read: (compilation: {readonly chunkGroups: readonly BundlerGroup[]}) => void): void;
    };
  };
}

/** What the bundler loads together, and what that may load. */
export function chunkGraph(groups: readonly BundlerGroup[]): ChunkGroup[] {
  const places = new Map(groups.map((group, index) => [group, index]));
  return groups.map(({origins, childrenIterable, chunks}) => ({
    requests: [...new Set(origins.flatMap(({request}) => request ?? []))],
    files: [...new Set(chunks.flatMap(({files, auxiliaryFiles}) => [...files, ...auxiliaryFiles]))],
    children: [...childrenIterable].flatMap((child) => places.get(child) ?? []),
  }));
}

/**
 * A plugin of the bundler that reads the graph once its files are written.
 *
 * @param receive gets the graph of each compilation
 */
export function chunkGraphPlugin(receive: (graph: ChunkGroup[]) => void): {apply(compiler: unknown): void} {
  return {
    apply(compiler) {
      const {afterEmit} = (compiler as BundlerCompiler).hooks;
      afterEmit.tap('offline', ({chunkGroups}) => receive(chunkGraph(chunkGroups)));
    },
  };
}

/**
 * The files that pages may load, with all that is loaded on demand: demos, the editor, the search, the settings.
 *
 * @param isLeftOut whether a module is of other pages only
 */
export function filesToLoad(graph: readonly ChunkGroup[], isLeftOut: (request: string) => boolean): Set<string> {
  const reached = new Set<number>();
  // Of what no code imports: the entry, and the scripts of workers and frames, which are loaded by their URLs.
  const children = new Set(graph.flatMap((group) => group.children));
  const waiting = graph.flatMap((_group, index) => (children.has(index) ? [] : [index]));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const group = graph[place];
    if (group && !reached.has(place) && !group.requests.some(isLeftOut)) {
      reached.add(place);
      waiting.push(...group.children);
    }
  }
  return new Set([...reached].flatMap((place) => graph[place]?.files ?? []));
}
