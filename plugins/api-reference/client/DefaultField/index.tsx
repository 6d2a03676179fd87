import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ApiField} from '../ApiField';

export interface Props {
  /** What something is unless another is given, as TypeScript code. */
  readonly code: string;
}

/** The default of a prop or slot. */
export default function DefaultField({code}: Props): ReactNode {
  return (
    <ApiField
      part="default"
      label={translate({id: 'apiReference.row.default', message: 'Default', description: 'Of a prop or slot'})}
    >
      <code dir="ltr">{code}</code>
    </ApiField>
  );
}
