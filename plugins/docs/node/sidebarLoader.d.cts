/** A loader of the bundler: takes the data of a route as JSON and returns what the browser needs of it. */
declare function sidebarLoader(source: string): string;
export = sidebarLoader;
