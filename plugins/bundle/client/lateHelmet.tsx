import {useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {HelmetProps} from 'react-helmet-async';

/** What writes the head of the page, once it is there. */
let LoadedHelmet: ComponentType<HelmetProps> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches what writes the head. The server has written the head of the first page, so only a navigation needs it: 6 KB (gzip).
 *
 * @throws when it cannot be fetched
 */
export async function loadHelmet(): Promise<void> {
  if (LoadedHelmet) {
    return;
  }
  const {Helmet: StockHelmet, HelmetData} = await import('./lateHead');
  // Without the provider around the site, which would have to render everything anew to come later.
  const helmetData = new HelmetData({});
  LoadedHelmet = (props) => <StockHelmet {...props} helmetData={helmetData} />;
  listeners.forEach((listener) => listener());
}

export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

export function Helmet(props: HelmetProps): ReactNode {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => LoadedHelmet,
    () => undefined,
  );
  return Loaded ? <Loaded {...props} /> : null;
}
