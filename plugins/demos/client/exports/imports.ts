const STATEMENT =
  /^[ \t]*(?:import\b(?:[^'"`;()=<>]*?[\s}]from)?|export\s*(?:type\s*)?(?:\*[\w\s$]*|\{[^{}'"]*\}\s*)from)\s*(['"])(?<module>[^'"\n]+)\1/gm;
const CALL = /\bimport\(\s*(['"])(?<module>[^'"\n]+)\1\s*\)/g;

/** Comments and template literals: what looks like an import in there is text. */
const TEXT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|`(?:\\[\s\S]|[^`\\])*`/gm;

/**
 * The modules that a source imports, each once, in the order of the source. Statements are found at the start of a line,
 * where the formatter puts them.
 *
 * @param code a module in TypeScript or JavaScript, JSX allowed
 */
export function importedModules(code: string): string[] {
  const bare = code.replace(TEXT, '');
  const found = [...bare.matchAll(STATEMENT), ...bare.matchAll(CALL)];
  return [...new Set(found.map((match) => match.groups?.['module'] ?? ''))];
}

/** Whether a module is a file of the same project. */
export function isRelative(module: string): boolean {
  return module.startsWith('.');
}

/** The npm package of a module: `@mui/material` for `@mui/material/Box`. */
export function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}
