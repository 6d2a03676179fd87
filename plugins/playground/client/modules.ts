/** What a module exports, by name; `default` is its default export. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** Gives a module by its specifier, as `import` would. */
export type Require = (specifier: string) => ModuleExports;
