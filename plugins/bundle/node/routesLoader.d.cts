/** Called by the bundler with the text of a module, which it gives anew. */
declare function routesLoader(this: {readonly resourcePath: string}, source: string): string;
export = routesLoader;
