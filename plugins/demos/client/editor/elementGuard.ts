import type {ModuleExports} from '../../types';

/**
 * How many elements of components may be made in one uninterrupted run. A page with so many would hardly be one, and
 * React takes about a second to name the place of the last element in a tree of this depth.
 */
export const MOST_ELEMENTS = 20_000;

type CreateElement = (type: unknown, ...rest: unknown[]) => unknown;

/**
 * Makes the function that is called for each element of a component, and throws where they do not end.
 *
 * @param message what the error says
 */
export function createElementGuard(message: string): () => void {
  let made = 0;
  return () => {
    if (made === 0) {
      // Runs as soon as React has rendered.
      setTimeout(() => {
        made = 0;
      });
    }
    made += 1;
    if (made > MOST_ELEMENTS) {
      throw new Error(message);
    }
  };
}

/**
 * React that calls the guard for each element of a component: one that renders itself without an end never gives the page
 * back. Everything else is as it was given, also what happens where a name is missing.
 */
export function withGuardedElements(react: ModuleExports, guard: () => void): ModuleExports {
  return new Proxy(react, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'default' && typeof value === 'object' && value !== null) {
        return withGuardedElements(value as ModuleExports, guard);
      }
      if (name !== 'createElement') {
        return value;
      }
      return (type: unknown, ...rest: unknown[]) => {
        if (typeof type === 'function') {
          guard();
        }
        return (value as CreateElement)(type, ...rest);
      };
    },
  });
}
