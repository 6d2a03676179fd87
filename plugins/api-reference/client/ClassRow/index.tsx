import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {rowId} from '../../paths';
import type {ApiClass} from '../../types';
import {ApiField} from '../ApiField';
import ApiRow from '../ApiRow';

export interface Props {
  /** Name of the component. */
  readonly component: string;
  readonly classes: ApiClass;
}

/** A CSS class: the name in the page and the key that styles it. */
export default function ClassRow({component, classes}: Props): ReactNode {
  const {rule, className, description} = classes;
  const label = translate({
    id: 'apiReference.row.rule',
    message: 'Rule name',
    description: 'The key of a CSS class in the prop "classes" and in style overrides',
  });
  return (
    <ApiRow
      id={rowId(component, 'classes', className)}
      name={`.${className}`}
      history={classes}
      fact={
        <ApiField part="rule" label={label}>
          <code dir="ltr">{rule}</code>
        </ApiField>
      }
      description={description}
    />
  );
}
