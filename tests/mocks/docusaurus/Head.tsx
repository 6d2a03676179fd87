import type {ReactNode} from 'react';

/** What a page puts into its head is no part of what a component test looks at. */
export default function Head(): ReactNode {
  return null;
}
