import * as React from 'react';
import { unstable_useEnhancedEffect as useEnhancedEffect } from '@mui/material/utils';
import { gridDensityValueSelector } from '@mui/x-data-grid-premium';
import type {
  GridApi,
  GridColDef,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import { readSavedState, writeSavedState } from './savedState';
import type { SavedState } from './savedState';
import { stateStore } from './stateStore';
import type { StateStore, StoreKind } from './stateStore';

const DELAY = 300;
const PAGE_SIZES = [25, 50, 100];

export interface SavedGridStateOptions {
  /** From `useGridApiRef()`. */
  apiRef: React.MutableRefObject<GridApi>;
  /** `undefined` as long as they are loading. The same array on each render, as for the grid itself. */
  columns: readonly GridColDef[] | undefined;
  /** The key in the storage, or the parameter of the URL's query. Different for each grid, and for each account. */
  name: string;
  storeIn?: StoreKind;
  pageSizeOptions?: readonly number[];
  /** What the grid begins with if nothing is saved. */
  initialState?: GridInitialState;
}

interface Opened extends SavedState {
  store: StateStore;
  key: number;
}

/** Gives a grid the state that was saved before, and saves each change. */
export function useSavedGridState({
  apiRef,
  columns,
  name,
  storeIn = 'localStorage',
  pageSizeOptions = PAGE_SIZES,
  initialState = {},
}: SavedGridStateOptions) {
  const store = React.useMemo(() => stateStore(storeIn, name), [storeIn, name]);
  const [opened, setOpened] = React.useState<Opened>();
  const [failed, setFailed] = React.useState(false);
  const timer = React.useRef<number>();
  const saveNow = React.useRef<() => void>();
  const isOpen = opened?.store === store;

  // The server has no storage. The grid is rendered once it is known what to begin with.
  React.useEffect(() => {
    if (columns && !isOpen) {
      const shape = { columns, pageSizeOptions, initialState };
      const saved = readSavedState(store.read(), shape);
      setOpened((previous) => ({
        ...(saved ?? { initialState, density: 'standard' }),
        store,
        key: (previous?.key ?? 0) + 1,
      }));
    }
  }, [columns, initialState, isOpen, pageSizeOptions, store]);

  const key = isOpen ? opened.key : undefined;
  React.useEffect(() => {
    // The grid's api, as it is now: on unmounting, the ref is cleared first.
    const api = key === undefined ? null : (apiRef.current as GridApi | null);
    if (!api?.subscribeEvent) {
      return undefined;
    }
    const snapshot = () => {
      const exported = api.exportState();
      // An unmounted grid exports nothing.
      return exported.columns
        ? writeSavedState(exported, gridDensityValueSelector(api.state))
        : null;
    };
    // What the grid begins with is not a change of the user's, so it is not saved.
    let last = snapshot();
    const save = () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      const text = snapshot();
      if (text !== null && text !== last) {
        last = text;
        setFailed(!store.write(text));
      }
    };
    const saveIfPending = () => {
      if (timer.current !== undefined) {
        save();
      }
    };
    saveNow.current = saveIfPending;
    const stop = api.subscribeEvent('stateChange', () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, DELAY);
    });
    window.addEventListener('pagehide', saveIfPending);
    document.addEventListener('visibilitychange', saveIfPending);

    return () => {
      stop();
      window.removeEventListener('pagehide', saveIfPending);
      document.removeEventListener('visibilitychange', saveIfPending);
      window.clearTimeout(timer.current);
      timer.current = undefined;
      saveNow.current = undefined;
    };
  }, [apiRef, key, store]);

  // Runs before the grid's own cleanup, after which it exports nothing.
  useEnhancedEffect(() => () => saveNow.current?.(), [key, store]);

  /** Forgets what is saved, and begins again. */
  const reset = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    store.clear();
    setFailed(false);
    setOpened((previous) => ({
      initialState,
      density: 'standard',
      store,
      key: (previous?.key ?? 0) + 1,
    }));
  };

  return {
    /** `null` until the state is read. Then render the grid with this key and these props. */
    grid: isOpen
      ? {
          key: opened.key,
          props: {
            apiRef,
            initialState: opened.initialState,
            density: opened.density,
          },
        }
      : null,
    /** Whether the last change could not be saved. */
    failed,
    reset,
  };
}
