import {CHARTS_SUBSTITUTES} from './chartsSubstitutes';
import {GRID_SUBSTITUTES} from './gridSubstitutes';
import {PICKERS_SUBSTITUTES} from './pickersSubstitutes';
import type {Substitute} from './types';

/** The substitutes for components and types, by name. */
export const SUBSTITUTES: Readonly<Record<string, Substitute>> = {
  ...CHARTS_SUBSTITUTES,
  ...GRID_SUBSTITUTES,
  ...PICKERS_SUBSTITUTES,
};

/** The substitute for a component that cannot be rendered alone, or for a type; `undefined` if there is none. */
export function substituteFor(name: string): Substitute | undefined {
  // A page may be called like a member of every object: `constructor`.
  return Object.hasOwn(SUBSTITUTES, name) ? SUBSTITUTES[name] : undefined;
}
