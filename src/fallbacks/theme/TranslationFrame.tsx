import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/** The content of a page, as it is: of the language that all pages are written in. */
export default function TranslationFrame({children}: Props): ReactNode {
  return children;
}
