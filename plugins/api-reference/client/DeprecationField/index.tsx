import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {RichText} from '../../types';
import {ApiField} from '../ApiField';
import RichTextView from '../RichTextView';

export interface Props {
  /** What to use instead; possibly nothing, and then there is no line. */
  readonly hint: RichText;
}

/** What to use in place of something deprecated. */
export default function DeprecationField({hint}: Props): ReactNode {
  if (hint.length === 0) {
    return null;
  }
  return (
    <ApiField
      part="deprecation"
      label={translate({
        id: 'apiReference.row.deprecation',
        message: 'Deprecated',
        description: 'Before the hint what to use instead',
      })}
    >
      <RichTextView text={hint} />
    </ApiField>
  );
}
