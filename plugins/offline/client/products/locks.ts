function lockName(scope: string, id: string): string {
  return `docs-offline ${id} ${scope}`;
}

/** Whether the browser has the Web Locks API. Without it, tabs do not know of each other. */
function hasLocks(): boolean {
  return 'locks' in navigator;
}

/**
 * Runs work on a product while no other tab works on it.
 *
 * @returns whether it ran
 */
export async function whileAlone(scope: string, id: string, work: () => Promise<void>): Promise<boolean> {
  if (!hasLocks()) {
    await work();
    return true;
  }
  return navigator.locks.request(lockName(scope, id), {ifAvailable: true}, async (lock) => {
    if (lock) {
      await work();
    }
    return lock !== null;
  });
}

/** Whether a tab works on a product. */
export async function isWorkedOn(scope: string, id: string): Promise<boolean> {
  if (!hasLocks()) {
    return false;
  }
  const {held = []} = await navigator.locks.query();
  return held.some(({name}) => name === lockName(scope, id));
}

/** Waits until no tab works on a product, be it that the tab was closed. */
export async function untilFree(scope: string, id: string): Promise<void> {
  if (hasLocks()) {
    await navigator.locks.request(lockName(scope, id), () => undefined);
  }
}
