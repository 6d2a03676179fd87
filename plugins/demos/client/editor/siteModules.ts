import * as React from 'react';
import {translate} from '@docusaurus/Translate';
import {nearestName} from '../../../../src/text/nearestName';
import type {EditorModule, EditorPackages, ModuleExports} from '../../types';
import {ProblemError} from './problems';
import {ALL_NAMES, importLines, type ImportLine} from './importLines';

/** Gives what a specifier names, as `import` would. */
export type Require = (specifier: string) => ModuleExports;

/** Where an edited demo's imports come from. */
export interface ModuleSources {
  /** The modules that the demo itself imports, which came with it. */
  readonly own: Readonly<Record<string, EditorModule>>;
  /** Fetches the list of all other modules of the site, by package. */
  readonly packages: () => Promise<readonly EditorPackages[]>;
}

/** The module that every demo needs. */
export const REACT = 'react';

function packageOf(specifier: string, packages: readonly EditorPackages[]): EditorPackages | undefined {
  return packages.find(({specifiers}) => specifiers.includes(specifier));
}

function suffices(own: EditorModule | undefined, names: readonly string[]): boolean {
  return own !== undefined && (own.isWhole || names.every((name) => name !== ALL_NAMES && name in own.exports));
}

/** The bundler gives a CommonJS module as what it exports, which is its default export too: `dayjs` is a function. */
function asModule(given: ModuleExports): ModuleExports {
  return given['__esModule'] || 'default' in given ? given : {...given, default: given};
}

function unreachable(specifier: string): ProblemError {
  return new ProblemError({
    kind: 'unreachable',
    message: translate(
      {
        id: 'demos.editor.unreachable',
        message: '"{specifier}" could not be loaded. Check the connection, then edit on.',
      },
      {specifier},
    ),
  });
}

async function fetchModule(specifier: string, found: EditorPackages): Promise<ModuleExports> {
  try {
    const {default: modules} = await found.load();
    return asModule(modules[specifier] ?? {});
  } catch {
    throw unreachable(specifier);
  }
}

/** The name that the reader most likely meant, for the end of a message. */
function didYouMean(word: string, known: readonly string[]): string {
  const name = nearestName(word, known);
  return name === undefined
    ? ''
    : ` ${translate({id: 'demos.editor.didYouMean', message: 'Did you mean "{name}"?', description: 'After what is wrong with an import'}, {name})}`;
}

function unknownModule(specifier: string, line: ImportLine | undefined, known: readonly string[]): ProblemError {
  const message = translate(
    {
      id: 'demos.editor.unknownModule',
      message: 'The site does not have "{specifier}".',
      description: 'Shown when an edited demo imports what the editor cannot give',
    },
    {specifier},
  );
  return new ProblemError({kind: 'import', message: message + didYouMean(specifier, known), place: line?.place});
}

function unknownName(name: string, line: ImportLine, known: readonly string[]): ProblemError {
  const {specifier, place} = line;
  const message =
    name === 'default'
      ? translate({id: 'demos.editor.noDefault', message: '"{specifier}" has no default export.'}, {specifier})
      : translate(
          {id: 'demos.editor.unknownName', message: '"{specifier}" does not export "{name}".'},
          {specifier, name},
        );
  return new ProblemError({kind: 'import', message: message + didYouMean(name, known), place});
}

/**
 * A module that says so when a name is used that it does not have. A name that is only used as a type is never asked for.
 */
function withCheckedNames(exports: ModuleExports, lines: readonly ImportLine[]): ModuleExports {
  const known = Object.keys(exports);
  const missing = new Map(
    lines.flatMap((line) =>
      line.names.filter((name) => name !== ALL_NAMES && !(name in exports)).map((name) => [name, line] as const),
    ),
  );
  if (missing.size === 0) {
    return exports;
  }
  return new Proxy(exports, {
    get(target, name) {
      const line = typeof name === 'string' ? missing.get(name) : undefined;
      if (line) {
        throw unknownName(String(name), line, known);
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}

/**
 * Fetches what a text imports, as far as the site has it.
 *
 * @param text the reader's text; a module it does not have is told of when the text asks for it
 * @throws ProblemError of kind `unreachable` when code cannot be fetched
 */
export async function prepareModules(text: string, {own, packages}: ModuleSources): Promise<Require> {
  const lines = importLines(text);
  const modules = new Map<string, ModuleExports>([[REACT, {...React}]]);
  const linesOf = (specifier: string): ImportLine[] => lines.filter((line) => line.specifier === specifier);

  const specifiers = [...new Set(lines.map(({specifier}) => specifier))].filter((specifier) => !modules.has(specifier));
  const missing: string[] = [];
  for (const specifier of specifiers) {
    const held = Object.hasOwn(own, specifier) ? own[specifier] : undefined;
    const needed = linesOf(specifier).flatMap(({names}) => names);
    if (held) {
      modules.set(specifier, held.exports);
    }
    if (!suffices(held, needed)) {
      missing.push(specifier);
    }
  }
  const [first] = missing;
  const found = first === undefined ? [] : await packages().catch(() => Promise.reject(unreachable(first)));
  await Promise.all(
    missing.map(async (specifier) => {
      const its = packageOf(specifier, found);
      if (its) {
        modules.set(specifier, await fetchModule(specifier, its));
      }
    }),
  );

  const known = [...Object.keys(own), ...found.flatMap(({specifiers}) => specifiers)];
  const given = new Map<string, ModuleExports>();
  return (specifier) => {
    const exports = modules.get(specifier);
    if (!exports) {
      throw unknownModule(specifier, linesOf(specifier)[0], known);
    }
    // The compiler's code takes a module without this mark for one that has a default export only.
    const marked = given.get(specifier) ?? withCheckedNames({...exports, __esModule: true}, linesOf(specifier));
    given.set(specifier, marked);
    return marked;
  };
}
