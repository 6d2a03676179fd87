declare module '@docusaurus/core/lib/client/preload' {
  /** Loads the code of all components of a path's route. */
  export default function preload(pathname: string): Promise<unknown>;
}

declare module 'react-helmet-async/lib/index.module.js' {
  export {Helmet, HelmetData} from 'react-helmet-async';
}

declare module '@docusaurus/core/lib/client/hasHydratedDataAttribute' {
  import type {ReactNode} from 'react';

  /** Marks the page once React has taken it over. */
  export default function HasHydratedDataAttribute(): ReactNode;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  /** Fetches a file ahead of time. */
  export default function prefetch(url: string): Promise<void>;
}

declare module '@docusaurus/core/lib/client/App';
declare module '@docusaurus/core/lib/client/clientEntry';
