import packages from '@theme/EditorPackages';
import * as React from 'react';
import type {ModuleExports, Require} from './modules';

const loaded = new Map<string, ModuleExports>([['react', {...React}]]);

/** The bundler gives a CommonJS module as what it exports, which is its default export too: `dayjs` is a function. */
function asModule(given: ModuleExports): ModuleExports {
  return given['__esModule'] || 'default' in given ? given : {...given, default: given};
}

/** Whether all of the modules are there, so that {@link requireLoaded} gives them. */
export function areLoaded(specifiers: readonly string[]): boolean {
  return specifiers.every((specifier) => loaded.has(specifier));
}

/**
 * Fetches modules of the packages that the live editor has.
 *
 * @throws for a module that it has not, and when code cannot be fetched
 */
export async function loadModules(specifiers: readonly string[]): Promise<void> {
  await Promise.all(
    specifiers
      .filter((specifier) => !loaded.has(specifier))
      .map(async (specifier) => {
        const found = packages.find((group) => group.specifiers.includes(specifier));
        if (!found) {
          throw new Error(`The site does not have "${specifier}".`);
        }
        const {default: modules} = await found.load();
        loaded.set(specifier, asModule(modules[specifier] ?? {}));
      }),
  );
}

/** Gives a module that was loaded before. */
export const requireLoaded: Require = (specifier) => {
  const found = loaded.get(specifier);
  if (!found) {
    throw new Error(`"${specifier}" is not loaded.`);
  }
  return found;
};
