/** A loader of the bundler: takes the text of a component and returns the new text. */
declare function descriptionsLoader(source: string): string;
export = descriptionsLoader;
