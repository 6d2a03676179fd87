import type * as Registration from './registration';

/** Loads what registers the worker. It is imported in this one place: another one would bring a second copy of its chunk. */
export function loadRegistration(): Promise<typeof Registration> {
  return import('./registration');
}
