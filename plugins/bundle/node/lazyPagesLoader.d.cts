/** A loader of the bundler: takes the text of a module and returns the new text. */
declare function lazyPagesLoader(source: string): string;
export = lazyPagesLoader;
