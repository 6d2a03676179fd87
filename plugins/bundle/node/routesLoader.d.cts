/** A loader of the bundler: takes the text of a module and returns the new text. */
declare function routesLoader(this: {readonly resourcePath: string}, source: string): string;
export = routesLoader;
