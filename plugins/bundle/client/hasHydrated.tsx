import {useEffect, type ReactNode} from 'react';
import HasHydratedDataAttribute from '@docusaurus/core/lib/client/hasHydratedDataAttribute';

/** Docusaurus' mark of a page that React has taken over, which it writes with the head. That may come later. */
export default function HasHydrated(): ReactNode {
  useEffect(() => document.documentElement.setAttribute('data-has-hydrated', 'true'), []);
  return <HasHydratedDataAttribute />;
}
