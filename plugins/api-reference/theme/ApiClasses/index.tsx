import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {rowAddress} from '../../addresses';
import ApiRow, {ApiField, ApiMark} from '../../client/ApiRow';
import ApiRows from '../../client/ApiRows';
import type {ApiPageSource} from '../../types';

function StateMark(): ReactNode {
  return (
    <ApiMark tone="notice">
      {translate({
        id: 'apiReference.mark.state',
        message: 'state',
        description: 'Mark behind a CSS class that every component uses for the same state',
      })}
    </ApiMark>
  );
}

export interface Props {
  readonly page: ApiPageSource;
}

/** The CSS classes of a component: the name in the page and the key that styles it. */
export default function ApiClasses({page}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="classes"
      render={({name: component, classes}) =>
        classes.map(({rule, className, isState, description}) => (
          <ApiRow
            key={rule}
            id={rowAddress(component, 'classes', className)}
            name={`.${className}`}
            marks={isState && <StateMark />}
            description={description}
          >
            <ApiField
              part="rule"
              label={translate({
                id: 'apiReference.row.rule',
                message: 'Rule name',
                description: 'The key of a CSS class in the prop "classes" and in style overrides',
              })}
            >
              <code dir="ltr">{rule}</code>
            </ApiField>
          </ApiRow>
        ))
      }
    />
  );
}
