import {locationAt, type CodeLocation} from './problems';

/** The whole module, as `import * as React` asks for it. */
export const ALL_NAMES = '*';

/** Something that a text imports. */
export interface ImportLine {
  readonly specifier: string;
  /** `default`, `*` and the names in braces, as the module calls them; types among them are left out where marked. */
  readonly names: readonly string[];
  /** Where the specifier stands. */
  readonly place: CodeLocation;
}

// Each comment can be read in one way alone: otherwise a text of some comments would take seconds.
const STATIC =
  /\b(import|export)\b\s*(?:(?<clause>(?:[\w$*\s{},]|\/\/.*\n|\/\*(?:(?!\*\/)[\s\S])*\*\/)*?)\s*\bfrom\s*)?(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*(?<quote>['"`])(?<specifier>[^'"`\n]+)\k<quote>\s*\)/g;

function namesInBraces(braces: string): string[] {
  return braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^type\s/.test(part))
    .map((part) => part.replace(/\s+as\s+.*$/, ''));
}

function namesOf(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause);
  const outside = clause.replace(/\{[^}]*\}/, '');
  const isDefault = /^\s*(?!\*)[\w$]+/.test(outside);
  return [
    ...(isDefault ? ['default'] : []),
    ...(outside.includes('*') ? [ALL_NAMES] : []),
    ...namesInBraces(braces?.[1] ?? ''),
  ];
}

function isTypeOnly(clause: string): boolean {
  return /^\s*type\s+(?!from\b|,)/.test(clause);
}

/**
 * What a text imports. It is read before the text is known to be a module, so a comment or a string that looks like an
 * import is taken for one: good enough to fetch ahead, not to tell what is missing.
 *
 * @param code JavaScript or TypeScript, valid or not
 */
export function importLines(code: string): ImportLine[] {
  const found = [...code.matchAll(STATIC), ...code.matchAll(DYNAMIC)].map((match) => {
    const {clause, specifier = ''} = match.groups ?? {};
    const index = match.index + match[0].lastIndexOf(specifier);
    const isStatic = /^(?:import|export)\b\s*[^(\s]/.test(match[0]);
    return {clause: clause?.replace(COMMENT, '') ?? '', specifier, index, isStatic};
  });
  return found
    .filter(({clause}) => !isTypeOnly(clause))
    .map(({clause, specifier, index, isStatic}) => ({
      specifier,
      names: isStatic ? namesOf(clause) : [ALL_NAMES],
      place: locationAt(code, index),
    }));
}
