import type {ReactNode} from 'react';

export interface Props {
  /** For a text of the page's header. */
  readonly as?: 'span';
  readonly children: ReactNode;
}

/** The content of a page, without a note on the state of its translation. */
export default function TranslationFrame({children}: Props): ReactNode {
  return children;
}
