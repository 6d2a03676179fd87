/** Why a product could not be saved, as the reader is told. */
export type Problem =
  /** There is less room than the product needs, in bytes. */
  | {readonly kind: 'room'; readonly needed: number; readonly free: number}
  /** The storage became full in the middle. */
  | {readonly kind: 'full'}
  /** The network does not answer. */
  | {readonly kind: 'network'}
  /** The host answers with something else than the file. */
  | {readonly kind: 'host'}
  /** The browser does not let the site store anything. */
  | {readonly kind: 'storage'}
  /** The browser refuses the worker, without which saved files are not found. */
  | {readonly kind: 'worker'};

export class SavingError extends Error {
  constructor(readonly problem: Problem) {
    super(`Not saved: ${problem.kind}`);
  }
}

/** Says whether an error is one that a full storage causes; browsers differ in its class. */
function isFull(error: unknown): boolean {
  return (error as {name?: unknown} | null)?.name === 'QuotaExceededError';
}

/** Runs work on a cache; what goes wrong there is the storage's fault. */
export async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new SavingError({kind: isFull(error) ? 'full' : 'storage'});
  }
}

/** What a reader is told of an error. */
export function problemOf(error: unknown): Problem {
  return error instanceof SavingError ? error.problem : {kind: isFull(error) ? 'full' : 'storage'};
}
