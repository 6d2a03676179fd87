import {useEffect, type ReactNode} from 'react';
// eslint-disable-next-line no-restricted-imports -- the browser's code of Docusaurus, which this stands for
import HasHydratedDataAttribute from '@docusaurus/core/lib/client/hasHydratedDataAttribute';

/** Docusaurus' mark of a page that React has taken over, which it writes with the head. That may come later. */
export default function HasHydrated(): ReactNode {
  useEffect(() => document.documentElement.setAttribute('data-has-hydrated', 'true'), []);
  return <HasHydratedDataAttribute />;
}
