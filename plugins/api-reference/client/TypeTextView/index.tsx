import type {ReactNode} from 'react';
import type {TypeText} from '../../types';

export interface Props {
  readonly type: TypeText;
}

/** A type as code. */
export default function TypeTextView({type}: Props): ReactNode {
  return <>{type.map((part) => (typeof part === 'string' ? part : part.text)).join('')}</>;
}
