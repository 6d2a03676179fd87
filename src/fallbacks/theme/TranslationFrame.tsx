import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/** The content of a page, without a note on the state of its translation. */
export default function TranslationFrame({children}: Props): ReactNode {
  return children;
}
