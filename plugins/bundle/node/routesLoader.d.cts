/** The part of the bundler's context that the loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

/** A loader of the bundler: takes the text of a module and returns the new text. */
declare function routesLoader(this: LoaderContext, source: string): string;
export = routesLoader;
