import {readStored} from '@site/src/ui/storage';

/**
 * Tells this page of a stored choice by a storage event, as if another tab had chosen. If storage is blocked, nothing is
 * told.
 */
export function announceStored(key: string, newValue = readStored(key)): void {
  try {
    window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: window.localStorage}));
  } catch {
    // The page stays as it is.
  }
}
