import type {ReactNode} from 'react';

export interface Props {
  /** Id of the heading whose entry this stands under. */
  readonly heading: string;
}

/** What stands under an entry of the table of contents where no plugin adds to it: nothing. */
export default function ApiContents(_props: Props): ReactNode {
  return null;
}
